import { copyOf, one, write } from '../shared/dom';
import { aslant, engraveGround } from '../shared/ground';
import { alertsOf, written } from './alerts';
import { curveOf, drawPlot, pace } from './plot';
import { readingOf, sites, totalOf, type Site } from './readings';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const minute = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const known = (missing: number) => `${sites.length - missing} of ${sites.length} sites`;
const power = (kilowatts: number) => kilowatts.toFixed(1);

let isHeld = false;
let read = new Date();
const kind = one<HTMLSelectElement>('#kind');
const plot = one<HTMLCanvasElement>('#plot');

/** Returns the sites that match the filter. */
const chosen = (): Site[] =>
  sites.filter(({ id, late }) => (kind.value === 'late' ? late > 0 : id.endsWith(kind.value)));

function fillRows(body: HTMLElement, rows: readonly (readonly [string, string, string, string])[]) {
  while (body.children.length > rows.length) body.lastElementChild!.remove();
  while (body.children.length < rows.length) body.append(copyOf('row'));
  for (const [index, [name, first, second, third]] of rows.entries())
    write(body.children[index]!, { name, first, second, third });
}

/** Returns the day's highest total without a missing site. */
function peakOf() {
  const whole = curveOf(sites, read).filter(({ isWhole }) => isWhole);
  return whole.reduce((highest, point) => (point.load > highest.load ? point : highest), whole[0]!);
}

function showNumbers() {
  const now = totalOf(sites, read);
  write(document, {
    'read-at': clock.format(read),
    now: `${now.load.toFixed(2)} MW`,
    solar: `${Math.round(now.solar * 100)}%`,
    known: now.missing ? known(now.missing) : '',
    peak: `${Math.max(peakOf().load, now.load).toFixed(2)} MW`,
  });
  if (one('#sites').hidden) return;
  fillRows(
    one('#rows'),
    chosen().map((site) => {
      const reading = readingOf(site, read);
      if (!reading) return [site.name, '–', '–', 'None: the link is down'];
      const state = site.late ? `${site.late} min late` : 'On time';
      return [site.name, power(reading.load), power(reading.solar), state];
    }),
  );
}

function showAlerts() {
  const lines = written.read();
  const all = alertsOf(sites, read);
  const open = all.filter(({ id }) => lines[id] === undefined);
  write(document, { 'open-alerts': String(open.length) });
  one('#none').hidden = open.length > 0;
  const list = one('#list');
  // Text that is being typed into another alert stays.
  for (const item of [...list.children] as HTMLElement[])
    if (!open.some(({ id }) => id === item.dataset.id)) item.remove();
  for (const { id, what, since } of open) {
    if (list.querySelector(`[data-id="${id}"]`)) continue;
    const item = copyOf('alert');
    item.dataset.id = id;
    write(item, { what, since });
    const input = one<HTMLInputElement>('input', item);
    one('form', item).addEventListener('submit', (event) => {
      event.preventDefault();
      const line = input.value.trim();
      one('.fault', item).textContent = line ? '' : 'Write one line: the next shift starts with it.';
      if (!line) return input.focus();
      written.write({ ...written.read(), [id]: `${minute.format(new Date())} ${what}: ${line}` });
      showAlerts();
      (list.querySelector('input') ?? one('#written button, .board nav a')).focus();
    });
    list.append(item);
  }
  one('#written').replaceChildren(
    ...all.flatMap(({ id, what }) => {
      if (lines[id] === undefined) return [];
      const item = document.createElement('li');
      const again = document.createElement('button');
      again.type = 'button';
      again.className = 'button quiet';
      again.textContent = 'Open again';
      again.setAttribute('aria-label', `Open again: ${what}`);
      again.addEventListener('click', () => {
        const { [id]: _, ...rest } = written.read();
        written.write(rest);
        showAlerts();
        one(`[data-id="${id}"] input`).focus();
      });
      item.append(lines[id], again);
      return [item];
    }),
  );
}

/** Shows the readings behind a metric. */
function showBehind(figure: string) {
  const at = figure === 'peak' && peakOf().load > totalOf(sites, read).load ? peakOf().time : read;
  const key = figure === 'solar' ? 'solar' : 'load';
  one('#behind-title').textContent = { peak: 'Peak', now: 'Now', solar: 'Solar' }[figure] ?? '';
  one('#behind-text').textContent =
    `The sum of the last readings at ${clock.format(at)}, ${zone}, from ${known(totalOf(sites, at).missing)}. ` +
    'Late readings are marked, and nothing is estimated.';
  one('#unit').textContent = key === 'solar' ? 'Solar, kW' : 'Load, kW';
  fillRows(
    one('#behind-rows'),
    sites.map((site) => {
      const reading = readingOf(site, at);
      if (!reading) return [site.name, '–', 'None: the link is down', '–'];
      const late = site.late ? ` (${site.late} min late)` : '';
      return [
        site.name,
        minute.format(reading.taken),
        minute.format(reading.arrived) + late,
        power(reading[key]),
      ];
    }),
  );
  one<HTMLDialogElement>('#behind').showModal();
}

/** Saves the view as CSV, with its filter and its time zone in the file. */
function exportView() {
  const rows = chosen().map((site) => {
    const reading = readingOf(site, read);
    return [
      site.name,
      reading?.taken.toISOString(),
      reading?.arrived.toISOString(),
      reading?.load,
      reading?.solar,
    ];
  });
  const head = [
    ['Read at', read.toISOString(), 'Time zone', zone, 'Sites', kind.selectedOptions[0]!.text],
    ['Site', 'Taken', 'Arrived', 'Load kW', 'Solar kW'],
  ];
  const text = [...head, ...rows].map((row) => row.map((cell) => `"${cell ?? ''}"`).join(',')).join('\r\n');
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `grid-load-${read.toISOString().slice(0, 16).replace(':', '')}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}

/** Shows the view in the URL. */
function showView() {
  const named = location.hash.slice(1);
  const views = [...document.querySelectorAll<HTMLElement>('main > section')];
  const shown = views.find(({ id }) => id === named) ?? views[0]!;
  for (const view of views) view.hidden = view !== shown;
  for (const link of document.querySelectorAll('.board nav a')) {
    if (link.getAttribute('href') === `#${shown.id}`) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  showNumbers();
  drawPlot(plot, sites, read);
}

const hold = one('#hold');
hold.addEventListener('click', () => {
  isHeld = !isHeld;
  hold.setAttribute('aria-pressed', String(isHeld));
});
for (const button of document.querySelectorAll<HTMLElement>('[data-figure]'))
  button.addEventListener('click', () => showBehind(button.dataset.figure!));
plot.addEventListener('pointermove', ({ offsetX }) => {
  const curve = curveOf(sites, read);
  const point = curve[Math.round(((offsetX / plot.clientWidth) * 24 * 60) / pace)];
  const at = one('#at');
  at.hidden = !point;
  if (point)
    at.textContent = `${minute.format(point.time)} ${point.isWhole ? `${point.load.toFixed(2)} MW` : 'a gap'}`;
});
plot.addEventListener('pointerleave', () => (one('#at').hidden = true));
one('#export').addEventListener('click', exportView);
kind.addEventListener('change', showNumbers);
window.addEventListener('hashchange', () => {
  showView();
  window.scrollTo(0, 0);
});

engraveGround(aslant(34, 0.8, -0.9, 0.06, 0.5));
new ResizeObserver(() => drawPlot(plot, sites, read)).observe(plot);
showView();
showAlerts();
setInterval(() => {
  if (isHeld || document.hidden) return;
  const before = read;
  read = new Date();
  showNumbers();
  if (Math.floor(before.getTime() / 60_000) !== Math.floor(read.getTime() / 60_000))
    drawPlot(plot, sites, read);
  if (alertsOf(sites, before).length !== alertsOf(sites, read).length) showAlerts();
}, 1000);
