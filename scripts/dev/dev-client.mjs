/**
 * Runs in every page of `npm run dev`: reloads the page when its content has changed, because Parcel watches only code, and
 * shows the mistakes in the content above it until they are fixed.
 */
const events = new EventSource('/dev-events');
events.addEventListener('message', () => location.reload());
events.addEventListener('mistakes', ({ data }) => show(JSON.parse(data)));

const styles = `
  dialog { box-sizing: border-box; width: min(60rem, 100% - 2rem); max-height: calc(100% - 2rem); overflow: auto; padding: 2rem;
    border: 0; border-top: 6px solid var(--ground-signal); background: var(--panel); color: var(--text);
    font: 1rem/1.5 var(--font-text) }
  dialog::backdrop { background: rgb(0 0 0 / 60%) }
  h1 { margin: 0 0 .5rem; font: 640 1.75rem/1.2 var(--font-display, var(--font-text)) }
  ul { margin: 1.5rem 0; padding: 0; list-style: none; border-block-start: 1px solid var(--line) }
  li { padding-block: .75rem; border-block-end: 1px solid var(--line) }
  b, p { display: block; margin: 0; overflow-wrap: anywhere }
  b { font: 600 .875rem/1.5 var(--font-code); color: var(--attention) }
  button { font: inherit; padding: .5rem 1.25rem; border: 1px solid var(--control); border-radius: 2rem; background: none; color: inherit;
    cursor: pointer }
  button:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px }
`;

/** An element with texts and other elements in it. */
function element(name, ...children) {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

/** In a shadow root, so that neither style reaches the other. */
const host = element('div');

/** @param {import('../content/mistakes').Mistake[]} mistakes */
function show(mistakes) {
  const title =
    mistakes.length === 1 ? 'One mistake in the content' : `${mistakes.length} mistakes in the content`;
  const entries = mistakes.map(({ file, line, field, expected, got }) =>
    element(
      'li',
      element('b', `${file}, line ${line}: ${field}`),
      element('p', `Expected ${expected}.`),
      element('p', `Got ${got}.`),
    ),
  );
  const close = element('button', 'Close');
  const dialog = element(
    'dialog',
    element('h1', title),
    element(
      'p',
      'Correct the file and save it: this message then goes away. The page below has the last content without a mistake.',
    ),
    element('ul', ...entries),
    close,
  );
  close.addEventListener('click', () => dialog.close());
  dialog.setAttribute('aria-label', title);
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.replaceChildren(element('style', styles), dialog);
  document.body.append(host);
  dialog.showModal();
}
