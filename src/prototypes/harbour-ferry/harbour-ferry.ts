import { copyOf, one, pathOf, remembered, write } from '../shared/dom';
import { aslant, engraveGround } from '../shared/ground';
import {
  bandOf,
  crossingMinutes,
  crossingsOf,
  crossingsToCome,
  seatsAboard,
  tideAt,
  type Crossing,
  type Pier,
} from './timetable';

interface Ticket {
  key: string;
  from: Pier;
  /** ISO 8601. */
  leaves: string;
  seat: string;
  gate: number;
}

const isTicket = (value: unknown): value is Ticket =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'from', 'leaves', 'seat'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  ) &&
  (value as Ticket).from in to &&
  !Number.isNaN(Date.parse((value as Ticket).leaves));

const kept = remembered<Ticket | null>('harbour-ferry', isTicket, null);

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const to: Readonly<Record<Pier, Pier>> = { 'North pier': 'Old town', 'Old town': 'North pier' };
const way = (from: Pier) => `${from} to ${to[from]}`;
const freeSeats = (seats: number) => (seats === 0 ? 'Full' : `${seats} ${seats === 1 ? 'seat' : 'seats'}`);

const along = one<HTMLInputElement>('#along');
const buy = one<HTMLButtonElement>('#buy');

let from: Pier = 'North pier';
/** The key of the crossing on screen. Null means the next one. */
let chosen: string | null = null;
let ticket = kept.read();
/** The crossings of its day, including those that have left. */
let day: readonly Crossing[] = [];
/** The time of the seat count: now while online. */
let counted = new Date();

const chart = { width: 360, height: 110 };
const heightOf = (tide: number) => chart.height - 14 - ((tide - 0.4) / 3.9) * (chart.height - 34);

/** Draws the day's tide, with the crossing on screen. */
function drawTide(at: Crossing) {
  const begin = day[0]!.leaves.getTime();
  const length = day.at(-1)!.leaves.getTime() - begin;
  const points = Array.from({ length: 61 }, (_, index) => {
    const tide = tideAt(new Date(begin + (index / 60) * length));
    return `${((index / 60) * chart.width).toFixed(1)} ${heightOf(tide).toFixed(1)}`;
  }).join('L');
  one('.shore').setAttribute('d', `M${points}`);
  one('.water').setAttribute('d', `M${points}L${chart.width} ${chart.height}L0 ${chart.height}Z`);
  const buoy = one('.buoy');
  buoy.style.insetInlineStart = `${((at.leaves.getTime() - begin) / length) * 100}%`;
  buoy.style.insetBlockStart = `${(heightOf(tideAt(at.leaves)) / chart.height) * 100}%`;
}

/** Lists the six crossings around the selected one. A press on a row keeps all rows, and the focus, in place. */
function showLater(crossings: readonly Crossing[], at: Crossing) {
  const list = one('#later');
  const start = Math.floor(crossings.indexOf(at) / 6) * 6;
  const rows = crossings.slice(start, start + 6);
  for (const item of [...list.children] as HTMLElement[])
    if (!rows.some(({ key }) => key === item.dataset.key)) item.remove();
  for (const [index, row] of rows.entries()) {
    let item = list.children[index] as HTMLElement | undefined;
    if (item?.dataset.key !== row.key) {
      const made = copyOf('crossing');
      made.dataset.key = row.key;
      list.insertBefore(made, item ?? null);
      item = made;
    }
    write(item, { later: clock.format(row.leaves), free: freeSeats(row.seats) });
    one('button', item).setAttribute('aria-current', String(row === at));
  }
}

function showPass() {
  one('#pass').hidden = ticket === null;
  if (!ticket) return;
  const leaves = new Date(ticket.leaves);
  write(one('#pass'), {
    seat: ticket.seat,
    'pass-gate': String(ticket.gate),
    'pass-way': way(ticket.from),
    day: weekday.format(leaves),
    board: clock.format(new Date(leaves.getTime() - 10 * 60_000)),
    depart: clock.format(leaves),
    arrive: clock.format(new Date(leaves.getTime() + crossingMinutes * 60_000)),
  });
  one('.band').replaceChildren(...bandOf(ticket.key, 320, 120).map(pathOf));
}

/** Returns the button's label: the action, or why none is possible. */
function actOf({ seats }: Crossing, isMine: boolean): string {
  if (isMine) return 'This is your boat';
  if (seats === 0) return 'No seat is free';
  return ticket ? 'Change to this boat' : 'Take a seat';
}

/** Renders the page. @returns the crossing on screen. */
function show(): Crossing {
  const now = new Date();
  // The ticket of a boat that has arrived is not shown again.
  if (ticket && Date.parse(ticket.leaves) + crossingMinutes * 60_000 < now.getTime()) ticket = null;
  if (navigator.onLine) counted = now;
  const crossings = crossingsToCome(from, now);
  const at = crossings.find(({ key }) => key === chosen) ?? crossings[0]!;
  const isNext = at === crossings[0];
  const isToday = at.leaves.toDateString() === now.toDateString();
  write(document, {
    leaves: clock.format(at.leaves),
    way: isToday ? way(from) : `Tomorrow, ${way(from)}`,
    seats: freeSeats(at.seats),
    counted: `${at.seats === 0 ? '' : `of ${seatsAboard} free, `}counted at ${clock.format(counted)}`,
    gate: `Gate ${at.gate}`,
    why:
      at.gate === 2
        ? `The tide is at ${tideAt(at.leaves).toFixed(1)} m: the gangway at gate 1 is too steep.`
        : `The tide is at ${tideAt(at.leaves).toFixed(1)} m: gate 1 is easy for wheels.`,
  });
  one('#next').textContent = isNext ? 'Next crossing' : 'Later crossing';
  day = crossingsOf(at.leaves, from, now);
  along.max = String(day.length - 1);
  along.value = String(day.findIndex(({ key }) => key === at.key));
  along.setAttribute('aria-valuetext', `${clock.format(at.leaves)}, tide ${tideAt(at.leaves).toFixed(1)} m`);
  drawTide(at);
  showLater(crossings, at);

  const isMine = ticket?.key === at.key;
  buy.disabled = at.seats === 0 || isMine;
  buy.textContent = actOf(at, isMine);
  showPass();
  return at;
}

function choose(key: string | undefined) {
  chosen = key ?? null;
  show();
}

// Boats that have left are on the curve but cannot be selected: the next one is shown instead.
along.addEventListener('input', () => choose(day[Number(along.value)]?.key));
one('#later').addEventListener('click', ({ target }) => {
  const row = (target as Element).closest('li');
  if (row) choose(row.dataset.key);
});
buy.addEventListener('click', () => {
  const at = show();
  if (at.seats === 0) return;
  const row = String.fromCodePoint(65 + (at.seats % 4));
  const seat = `${row} ${1 + ((at.seats * 7) % 10)}`;
  ticket = { key: at.key, from: at.from, leaves: at.leaves.toISOString(), seat, gate: at.gate };
  kept.write(ticket);
  show();
  one('#pass-title').focus({ preventScroll: true });
  one('#pass').scrollIntoView();
});

one('#turn').addEventListener('click', () => {
  from = to[from];
  choose(undefined);
});
one('#return').addEventListener('click', () => {
  ticket = null;
  kept.write(null);
  show();
  buy.focus();
});
for (const event of ['online', 'offline', 'visibilitychange', 'focus']) window.addEventListener(event, show);

engraveGround(aslant(26, 1.2, 0.6, 0.1, 0.42));
show();
// Runs on the full minute, when the time on the screen can change.
const tick = () =>
  setTimeout(
    () => {
      show();
      tick();
    },
    60_000 - (Date.now() % 60_000),
  );
tick();
