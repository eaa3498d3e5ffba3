/** A stretch of Markdown of a page's file. */
export interface TextPart {
  block: 'text';
  /** The file's line that it begins on. */
  line: number;
  text: string;
}

/** A block: a line `::: name`, its fields in YAML, and a line `:::`. */
export interface BlockPart {
  block: 'block';
  /** The line of its `::: name`. */
  line: number;
  name: string;
  fields: string;
}

export type BodyPart = TextPart | BlockPart;

const mark = /^ {0,3}:{3,}[ \t]*(.*?)[ \t]*$/;
const fence = /^ {0,3}(`{3,}|~{3,})/;

/** Called with the file's line, the expected text and the text found. */
export type WrongBlock = (line: number, expected: string, got: string) => void;

/**
 * Takes the Markdown of a page apart at its blocks. `:::` within a fence of code is code.
 * @param firstLine - the file's line that the Markdown begins on
 */
export function splitBody(body: string, firstLine: number, wrong: WrongBlock): BodyPart[] {
  const parts: BodyPart[] = [];
  let text: string[] = [];
  let block: { line: number; name: string; lines: string[] } | null = null;
  let code: string | null = null;

  const endText = (line: number) => {
    if (text.some((words) => words.trim() !== ''))
      parts.push({ block: 'text', line: line - text.length, text: text.join('\n') });
    text = [];
  };
  const unclosed = ({ line, name }: { line: number; name: string }, got: string) =>
    wrong(line, `a line ":::" below the fields of the block "${name}"`, got);
  // Blocks that another one began in: their ends, which follow, are no further mistakes.
  let begunIn = 0;

  const lines = body.split('\n');
  for (const [index, words] of lines.entries()) {
    const line = firstLine + index;
    const [, name] = (code === null && mark.exec(words)) || [];
    if (name) {
      if (block) {
        unclosed(block, `the block "${name}" in it`);
        begunIn++;
      } else endText(line);
      block = { line, name, lines: [] };
    } else if (name === '' && block) {
      parts.push({ block: 'block', line: block.line, name: block.name, fields: block.lines.join('\n') });
      block = null;
    } else if (name === '') {
      if (begunIn > 0) begunIn--;
      else wrong(line, 'the name of a block behind ":::", such as "::: questions"', '":::"');
      text.push('');
    } else if (block) block.lines.push(words);
    else {
      const [, ticks] = fence.exec(words) ?? [];
      if (ticks && code === null) code = ticks;
      else if (ticks && code !== null && ticks.startsWith(code)) code = null;
      text.push(words);
    }
  }
  if (block) unclosed(block, 'no such line');
  else endText(firstLine + lines.length);
  return parts;
}
