import { EditorSelection, type ChangeSpec, type EditorState, type StateCommand } from '@codemirror/state';

/** The number of asterisks around a range, on the side that has fewer. */
function asterisksAround({ doc }: EditorState, from: number, to: number): number {
  const [before = ''] = /\**$/.exec(doc.sliceString(Math.max(0, from - 3), from)) ?? [];
  const [after = ''] = /^\**/.exec(doc.sliceString(to, to + 3)) ?? [];
  return Math.min(before.length, after.length);
}

/**
 * Emphasises the selected text with asterisks, or takes them away: one is italic, two are bold, three are both. Each paragraph has
 * marks of its own, and spaces stay outside of them, as Markdown reads no others.
 */
const emphasis =
  (mark: '*' | '**'): StateCommand =>
  ({ state, dispatch }) => {
    const changes = state.changeByRange((range) => {
      const whole = state.sliceDoc(range.from, range.to);
      const from = range.from + (whole.length - whole.trimStart().length);
      const to = Math.max(from, range.to - (whole.length - whole.trimEnd().length));
      const around = asterisksAround(state, from, to);
      const isMarked = mark === '*' ? around % 2 === 1 : around >= 2;
      const length = mark.length;
      if (isMarked) {
        // The marks between paragraphs go too.
        const between = new RegExp(`\\*{${length}}(\\n[ \\t]*\\n\\s*)\\*{${length}}`, 'g');
        const insert = state.sliceDoc(from, to).replace(between, '$1');
        return {
          changes: { from: from - length, to: to + length, insert },
          range: EditorSelection.range(from - length, from - length + insert.length),
        };
      }
      const text = state.sliceDoc(from, to) || 'text';
      const insert = text.replace(/\S(?:(?!\n[ \t]*\n)[^])*/g, (part) => {
        const words = part.trimEnd();
        return mark + words + mark + part.slice(words.length);
      });
      return {
        changes: { from, to, insert },
        range: EditorSelection.range(from + length, from + insert.length - length),
      };
    });
    dispatch(state.update(changes, { scrollIntoView: true, userEvent: 'input' }));
    return true;
  };

/** Puts marks around the selected text, or takes them away. */
const around =
  (before: string, after = before, otherwise = 'text'): StateCommand =>
  ({ state, dispatch }) => {
    const changes = state.changeByRange((range) => {
      const selected = state.sliceDoc(range.from, range.to);
      const isMarked =
        state.sliceDoc(range.from - before.length, range.from) === before &&
        state.sliceDoc(range.to, range.to + after.length) === after;
      if (isMarked)
        return {
          changes: [
            { from: range.from - before.length, to: range.from },
            { from: range.to, to: range.to + after.length },
          ],
          range: EditorSelection.range(range.from - before.length, range.to - before.length),
        };
      const text = selected || otherwise;
      return {
        changes: { from: range.from, to: range.to, insert: before + text + after },
        range: EditorSelection.range(range.from + before.length, range.from + before.length + text.length),
      };
    });
    dispatch(state.update(changes, { scrollIntoView: true, userEvent: 'input' }));
    return true;
  };

/** Begins the selected lines with a mark, or takes it away where all of them have it. */
const lines =
  (mark: string): StateCommand =>
  ({ state, dispatch }) => {
    const { from, to } = state.selection.main;
    const chosen = [];
    for (let line = state.doc.lineAt(from); ; line = state.doc.line(line.number + 1)) {
      chosen.push(line);
      if (line.to >= to) break;
    }
    const hasAll = chosen.every(({ text }) => text.startsWith(mark));
    const changes: ChangeSpec[] = chosen.map((line) =>
      hasAll ? { from: line.from, to: line.from + mark.length } : { from: line.from, insert: mark },
    );
    dispatch(state.update({ changes, scrollIntoView: true, userEvent: 'input' }));
    return true;
  };

/**
 * A line of a block with a field for a picture: `image: pier.jpg` or `- { name: Mill, logo: 'old mill.svg' }`. The name may be
 * missing.
 */
const pictureLine =
  /^\s*(?:- *)?(?:\{.*?)?\b(?:image|logo):(?<space> ?)(?<name>'[^']*'|"[^"]*"|.*?)(?= *(?:\}|, *\w+:|(?<= )#|$))/d;

/** Returns the range of the picture's name in a block's line at the cursor, and a space that its colon lacks; null for another line. */
function pictureNameAt({ doc, selection: { main } }: EditorState) {
  const { from, text } = doc.lineAt(main.from);
  const { space, name } = pictureLine.exec(text)?.indices?.groups ?? {};
  if (!space || !name) return null;
  return { from: from + name[0], to: from + name[1], before: space[0] === space[1] ? ' ' : '' };
}

/** Puts a picture into the text, or its name where the line of the cursor names one in a block. Selects what to write next. */
export const insertPicture =
  (name: string): StateCommand =>
  ({ state, dispatch }) => {
    const named = pictureNameAt(state);
    const { from, to } = named ?? state.selection.main;
    const selected = named ? name : 'What it shows';
    const text = named ? named.before + name : `![${selected}](${name})`;
    const start = from + text.indexOf(selected);
    dispatch(
      state.update({
        changes: { from, to, insert: text },
        selection: EditorSelection.range(start, start + selected.length),
        scrollIntoView: true,
        userEvent: 'input',
      }),
    );
    return true;
  };

/** Puts a block below the line of the cursor, with an empty line above and below it, and selects its first value. */
export const insertBlock =
  (block: string): StateCommand =>
  ({ state, dispatch }) => {
    const { text, to } = state.doc.lineAt(state.selection.main.to);
    const above = text.trim() === '' ? (to === 0 ? '' : '\n') : '\n\n';
    const start = to + above.length;
    const [value = ''] = /(?<=^[^\n]*\n\w+: ).+/.exec(block) ?? [];
    const from = start + block.indexOf(value);
    dispatch(
      state.update({
        changes: { from: to, insert: `${above}${block}\n` },
        selection: EditorSelection.range(from, from + value.length),
        scrollIntoView: true,
        userEvent: 'input',
      }),
    );
    return true;
  };

/** The buttons above the text, in their order. */
export const markdownTools: readonly { label: string; keys?: string; run: StateCommand }[] = [
  { label: 'Bold', keys: 'Mod-b', run: emphasis('**') },
  { label: 'Italic', keys: 'Mod-i', run: emphasis('*') },
  { label: 'Link', keys: 'Mod-k', run: around('[', '](https://)') },
  { label: 'Heading', run: lines('## ') },
  { label: 'List', run: lines('- ') },
  { label: 'Quote', run: lines('> ') },
  { label: 'Code', run: around('`', '`', 'code') },
];
