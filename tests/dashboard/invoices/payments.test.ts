import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { voidInvoice } from '@/dashboard/commands/invoices/invoice-changes';
import { recordPayment, removePayment } from '@/dashboard/commands/invoices/payment-changes';
import { addDays } from '@/dashboard/days/days';
import { amountPaid, openAmount } from '@/dashboard/figures/invoice-payments';
import { put } from '@/dashboard/model/change';
import { invoiceTotals } from '@/dashboard/model/invoice-totals';
import { keepMine } from '@/dashboard/model/merge-records';
import { createSettings } from '@/dashboard/model/records/first-settings';
import type { Invoice, SeedRecords } from '@/dashboard/model/records/records';
import { createMemoryStore } from '@/dashboard/store/memory-store';
import { mapsOf } from '@/dashboard/store/record-maps';
import { createWorkspace } from '@/dashboard/store/workspace/create-workspace';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { buildInvoice } from '../../../stories/dashboard/build-invoice';
import { person } from '../time/records';

const today = '2026-11-18';
const admin = { ...person, id: 'test-admin', kind: 'admin' as const, name: 'Admin' };

/** Two tabs that share one store with a sent invoice of 150.00. */
function openTabs(): readonly [Workspace, Workspace] {
  const invoice: Invoice = buildInvoice('a', []);
  const records: SeedRecords = { people: [admin], settings: [createSettings()], invoices: [invoice] };
  const store = createMemoryStore({
    seed: records,
    origin: { base: 'sample', records: mapsOf(records) },
    reseed: () => records,
  });
  const openTab = () =>
    createWorkspace({
      store,
      loaded: store.loadNow(),
      actorId: admin.id,
      persistence: { state: 'memory-only', reason: '' },
      reseed: () => records,
    });
  return [openTab(), openTab()];
}

const act = fc.oneof(
  fc.record({
    kind: fc.constant('pay' as const),
    amount: fc.constantFrom(1, 4_999, 5_000, 10_000, 15_000),
    days: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({ kind: fc.constant('pay the rest' as const) }),
  fc.record({ kind: fc.constant('remove' as const), index: fc.nat(5) }),
  fc.record({ kind: fc.constant('undo' as const), index: fc.nat(5) }),
  fc.record({ kind: fc.constant('keep mine' as const) }),
  fc.record({ kind: fc.constant('void' as const) }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** Runs an act. Many are refused. @param earlier - versions of the invoice, as a device without a connection has them */
async function run(one: Act, workspace: Workspace, id: string, earlier: readonly Invoice[]): Promise<void> {
  const now = workspace.get('invoices', 'a')!;
  if (one.kind === 'pay')
    await workspace.run(
      recordPayment({ invoiceId: 'a', id, paidOn: addDays(today, -one.days), amount: one.amount }),
    );
  else if (one.kind === 'pay the rest')
    await workspace.run(recordPayment({ invoiceId: 'a', id, paidOn: today }));
  else if (one.kind === 'remove')
    await workspace.run(removePayment('a', now.payments[one.index]?.id ?? 'none'));
  else if (one.kind === 'undo') {
    const operation = workspace.operations()[one.index];
    if (operation) await workspace.undo(operation.id);
  } else if (one.kind === 'void') await workspace.run(voidInvoice('a', 'Wrong', today));
  else {
    const [base, mine] = earlier.slice(-3);
    const merged = base && mine && keepMine('invoices', { base, mine, theirs: now });
    if (merged) await workspace.run(() => ({ label: 'Kept', changes: [put('invoices', merged)] }));
  }
}

it('the payments of an invoice always fit its status and its total, whatever two tabs do at the same time', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(act, act), { maxLength: 8 }), async (steps) => {
      const tabs = openTabs();
      const earlier: Invoice[] = [];
      for (const [index, [one, other]] of steps.entries()) {
        earlier.push(tabs[0].get('invoices', 'a')!);
        await Promise.all([
          run(one, tabs[0], `one-${index}`, earlier),
          run(other, tabs[1], `other-${index}`, earlier),
        ]);
        // Each tab has the last version after a change of its own at the latest.
        const invoice = tabs
          .map((tab) => tab.get('invoices', 'a')!)
          .sort((a, b) => b.revision - a.revision)[0]!;
        const { total } = invoiceTotals(invoice);
        const paid = amountPaid(invoice);
        expect(paid).toBeLessThanOrEqual(total);
        expect(new Set(invoice.payments.map(({ id }) => id)).size).toBe(invoice.payments.length);
        if (invoice.status === 'paid') expect(paid).toBe(total);
        if (invoice.status === 'sent') {
          expect(openAmount(invoice)).toBe(total - paid);
          expect(paid).toBeLessThan(total);
        }
      }
    }),
    {
      numRuns: 60,
      examples: [
        [
          [
            [{ kind: 'undo', index: 0 }, { kind: 'pay the rest' }],
            [{ kind: 'keep mine' }, { kind: 'undo', index: 1 }],
            [{ kind: 'undo', index: 0 }, { kind: 'keep mine' }],
            [{ kind: 'pay the rest' }, { kind: 'remove', index: 0 }],
            [{ kind: 'keep mine' }, { kind: 'pay', amount: 1, days: 0 }],
          ],
        ],
      ],
    },
  ));
