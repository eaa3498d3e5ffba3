import { chance } from '../shared/chance';
import { copyOf, one, pathOf, write } from '../shared/dom';
import { engraveGround, rings } from '../shared/ground';
import { buy, hold, holdTime, readBag, release, startAgain } from './bag';
import { pieces, profileOf, type Kind, type Piece } from './pieces';

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Whether another buyer holds a piece. It changes every 15 minutes and is the same in every tab. */
const isHeldElsewhere = ({ id }: Piece, now: number) => chance(id, Math.floor(now / 900_000))() < 0.16;

const of = ({ name }: Piece) => `: ${name}`;
const byId = (ids: readonly string[]) => pieces.filter(({ id }) => ids.includes(id));
const dialog = one<HTMLDialogElement>('#bag');
const email = one<HTMLInputElement>('#email');
let shown: Kind | null = null;

const say = (text: string) => (one('#said').textContent = text);

/** Draws a piece in an item's picture. */
function draw(item: HTMLElement, piece: Piece) {
  const picture = one<SVGElement>('svg', item);
  picture.append(pathOf(profileOf(piece)));
  picture.style.color = `var(--${piece.ink})`;
}

/** Draws the first free pieces for the empty bag, to scale. */
function drawWaiting() {
  const free = pieces.filter((piece) => items.get(piece)!.dataset.state === 'free').slice(0, 3);
  one('#waiting').replaceChildren(
    ...free.map((piece) => {
      const item = copyOf('waiting-piece');
      draw(item, piece);
      item.style.setProperty('--size', String(Math.max(...piece.size)));
      item.style.setProperty('--across', String(piece.size[1]));
      return item;
    }),
  );
}

/** One item of the shelf per piece, created once. */
const items = new Map(
  pieces.map((piece) => {
    const item = copyOf('piece');
    draw(item, piece);
    const [height, diameter] = piece.size;
    write(item, {
      name: piece.name,
      size: `${height} cm high, ${diameter} cm across. ${piece.glaze}.`,
      price: euros.format(piece.price),
      of: of(piece),
    });
    one('button', item).addEventListener('click', () => {
      const now = Date.now();
      const { bag, bought } = readBag(now);
      const end = bag[piece.id];
      if (end !== undefined) {
        // The second press of a double click does not open the bag.
        if (now - (end - holdTime) >= 400) openBag();
        return;
      }
      // Another tab or buyer may have taken it since the last render.
      if (bought.includes(piece.id) || isHeldElsewhere(piece, now)) return show();
      hold(piece.id, now);
      say(`${piece.name} is yours until ${clock.format(readBag(now).bag[piece.id])}.`);
      show();
    });
    return [piece, item] as const;
  }),
);
one('#shelf').append(...items.values());

function showShelf(now: number) {
  const { bag, bought } = readBag(now);
  for (const [piece, item] of items) {
    const end = bag[piece.id];
    const isGone = bought.includes(piece.id);
    const isTaken = !isGone && end === undefined && isHeldElsewhere(piece, now);
    item.hidden = shown !== null && piece.kind !== shown;
    item.dataset.state = isGone ? 'gone' : isTaken ? 'taken' : end ? 'mine' : 'free';
    write(item, {
      state: isGone
        ? 'You bought it'
        : isTaken
          ? 'In somebody’s bag'
          : end
            ? `Yours until ${clock.format(end)}`
            : '',
      act: isGone ? 'Sold' : isTaken ? 'Held' : end ? 'Look into the bag' : 'Put into the bag',
    });
    one<HTMLButtonElement>('button', item).disabled = isGone || isTaken;
  }
}

function showBag(now: number) {
  const { bag } = readBag(now);
  const held = byId(Object.keys(bag));
  write(document, {
    count: String(held.length),
    total: euros.format(held.reduce((sum, { price }) => sum + price, 0)),
  });
  one('#pay').textContent = held.length === 1 ? 'Buy the piece' : `Buy the ${held.length} pieces`;
  dialog.classList.toggle('isEmpty', held.length === 0);
  if (held.length === 0) drawWaiting();
  one('#lines').replaceChildren(
    ...held.map((piece) => {
      const line = copyOf('line');
      draw(line, piece);
      write(line, {
        name: piece.name,
        until: `Yours until ${clock.format(bag[piece.id])}`,
        price: euros.format(piece.price),
        of: of(piece),
      });
      one('button', line).addEventListener('click', () => {
        release(piece.id, Date.now());
        show();
        one('#close-bag').focus();
      });
      return line;
    }),
  );
}

function show() {
  const now = Date.now();
  showShelf(now);
  showBag(now);
}

function openBag() {
  show();
  dialog.showModal();
}

one('#open-bag').addEventListener('click', openBag);
one('#close-bag').addEventListener('click', () => dialog.close());
one('#to-shelf').addEventListener('click', () => {
  dialog.close();
  one('#shelf').scrollIntoView();
});
one('#again').addEventListener('click', () => {
  startAgain();
  say('The batch is back on the shelf.');
  show();
});
dialog.addEventListener('close', () => (one('#paid').textContent = ''));
// A press outside the bag closes it.
dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
one('#checkout').addEventListener('submit', (event) => {
  event.preventDefault();
  const isWrong = !email.value.trim() || !email.validity.valid;
  email.setAttribute('aria-invalid', String(isWrong));
  one('#email-fault').textContent = isWrong
    ? 'Enter an email address with an @ and a domain, such as tove@kiln.example.'
    : '';
  if (isWrong) return email.focus();
  // Checks the reservations again before the purchase.
  const names = byId(buy(Date.now())).map(({ name }) => name);
  const paid = one('#paid');
  paid.textContent = names.length
    ? `Bought: ${names.join(', ')}. A real shop would now send the receipt.`
    : 'The ten minutes are over, and nothing was bought. The unsold pieces are back on the shelf.';
  show();
  paid.focus();
});
for (const button of document.querySelectorAll<HTMLElement>('[data-kind]')) {
  button.addEventListener('click', () => {
    shown = (button.dataset.kind || null) as Kind | null;
    for (const each of document.querySelectorAll('[data-kind]'))
      each.setAttribute('aria-pressed', String(each === button));
    show();
  });
}

engraveGround(rings);
show();
window.addEventListener('storage', show);
// Reservations end without any input.
setInterval(() => {
  const now = Date.now();
  if (Object.keys(readBag(now).bag).length !== Number(one('[data-text="count"]').textContent)) show();
  else showShelf(now);
}, 5000);
