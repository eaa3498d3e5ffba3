import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { insertBlock, insertPicture, markdownTools } from '@/studio/markdown/edit-markdown';
import { markedLines, markLines } from '@/studio/markdown/mistake-lines';

const stateOf = (doc: string, anchor: number) => EditorState.create({ doc, selection: { anchor } });

function insert(doc: string, anchor: number) {
  let state = stateOf(doc, anchor);
  insertBlock('::: team\ntitle: Who works\n:::')({
    state,
    dispatch: (transaction) => void (state = transaction.state),
  });
  const { from, to } = state.selection.main;
  return { text: state.doc.toString(), selected: state.sliceDoc(from, to) };
}

describe('a block that is added', () => {
  it('has an empty line above it, and its first value is selected', () => {
    expect(insert('Words here.\nMore.', 3)).toEqual({
      text: 'Words here.\n\n::: team\ntitle: Who works\n:::\n\nMore.',
      selected: 'Who works',
    });
  });

  it('begins an empty text', () => {
    expect(insert('', 0).text).toBe('::: team\ntitle: Who works\n:::\n');
  });
});

describe('bold and italic', () => {
  /** Presses a button for the text in brackets. */
  const press = (label: string, marked: string) => {
    const [from, to] = [marked.indexOf('['), marked.indexOf(']') - 1];
    let state = EditorState.create({
      doc: marked.replace('[', '').replace(']', ''),
      selection: { anchor: from, head: to },
    });
    const { run } = markdownTools.find((tool) => tool.label === label)!;
    run({ state, dispatch: (transaction) => void (state = transaction.state) });
    const { main } = state.selection;
    return [state.doc.toString(), state.sliceDoc(main.from, main.to)];
  };

  it.each([
    ['Bold', 'a [word]', 'a **word**', 'word'],
    ['Bold', 'a **[word]**', 'a word', 'word'],
    ['Italic', 'a **[word]** b', 'a ***word*** b', 'word'],
    ['Italic', 'a ***[word]*** b', 'a **word** b', 'word'],
    ['Bold', 'a ***[word]*** b', 'a *word* b', 'word'],
    ['Bold', 'a *[word]* b', 'a ***word*** b', 'word'],
    ['Bold', 'one [word ]next', 'one **word** next', 'word'],
    ['Bold', '[One.\n\nTwo.]', '**One.**\n\n**Two.**', 'One.**\n\n**Two.'],
    ['Bold', '**[One.**\n\n**Two.]**', 'One.\n\nTwo.', 'One.\n\nTwo.'],
    ['Italic', '[One\nline.]', '*One\nline.*', 'One\nline.'],
    ['Bold', 'a []b', 'a **text**b', 'text'],
  ])('%s makes %j %j', (label, before, text, selected) => {
    expect(press(label, before)).toEqual([text, selected]);
  });
});

describe('a picture that is uploaded', () => {
  const upload = (doc: string, from: number, to = from) => {
    let state = EditorState.create({ doc, selection: { anchor: from, head: to } });
    insertPicture('pier.jpg')({ state, dispatch: (transaction) => void (state = transaction.state) });
    const { main } = state.selection;
    return [state.doc.toString(), state.sliceDoc(main.from, main.to)];
  };

  it('is put into the text with a description to write', () => {
    expect(upload('Boats. ', 7)).toEqual(['Boats. ![What it shows](pier.jpg)', 'What it shows']);
  });

  it('replaces the name in the line of a block', () => {
    const block = '::: logos\nitems:\n  - { name: Mill, logo: upload-a-picture.svg }\n:::';
    const replaced = block.replace('upload-a-picture.svg', 'pier.jpg');
    for (const place of ['name', 'upload', ' }'])
      expect(upload(block, block.indexOf(place))).toEqual([replaced, 'pier.jpg']);
    for (const name of ["'my boats.jpg'", '"a, b.jpg"', 'büro.jpg', 'my boats.jpg', ''])
      for (const end of ['', ', focus: left }', ' # ours', ' }']) {
        const start = end.includes('}') ? '- { image: ' : 'image: ';
        expect(upload(start + name + end, 4)).toEqual([`${start}pier.jpg${end}`, 'pier.jpg']);
      }
    expect(upload('image:', 6)).toEqual(['image: pier.jpg', 'pier.jpg']);
    expect(upload('The logo: big', 12)[0]).toBe('The logo: bi![What it shows](pier.jpg)g');
    const drawn = '::: picture\nimage: hero\n:::';
    expect(upload(drawn, drawn.indexOf('hero') + 4)).toEqual([
      '::: picture\nimage: pier.jpg\n:::',
      'pier.jpg',
    ]);
  });
});

describe('the lines with mistakes', () => {
  const linesIn = (state: EditorState) => {
    const found: number[] = [];
    for (const marks = state.field(markedLines).iter(); marks.value; marks.next())
      found.push(state.doc.lineAt(marks.from).number);
    return found;
  };

  it('move with the text, and a line that does not exist has no mark', () => {
    const state = EditorState.create({ doc: 'a\nb\nc', extensions: markedLines });
    const marked = state.update({ effects: markLines.of([3, 2, 2, 9]) }).state;
    expect(linesIn(marked)).toEqual([2, 3]);
    const moved = marked.update({ changes: { from: 0, insert: 'new\n' } }).state;
    expect(linesIn(moved)).toEqual([3, 4]);
    expect(linesIn(moved.update({ effects: markLines.of([]) }).state)).toEqual([]);
  });
});
