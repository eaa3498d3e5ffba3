import type { Definition, Nodes } from 'mdast';
import type { Plate } from '../../../src/lib/plate';

/** A link of a text, to be held against the pages that exist once they are known. */
export interface TextLink {
  href: string;
  line: number;
}

/** Pictures by the id that content names them with. */
export type Plates = Readonly<Record<string, Plate>>;

/** Makes a plate of a picture beside the text's file. Null for a wrong picture, which it reports. */
export type TakePicture = (name: string, line: number) => Plate | null;

/** The state that all steps share while one text becomes prose. */
export interface Writing {
  /** The address of this site, to which links are paths. */
  site: string | undefined;
  plates: Plates;
  takePicture: TakePicture | undefined;
  /** The targets of the text's `[name]: address` lines. */
  definitions: ReadonlyMap<string, Definition>;
  /** Ids that a heading can no longer have: the page's own, and those of headings before it. */
  ids: Set<string>;
  links: TextLink[];
  lineOf: (node: Nodes) => number;
  /** Reports a mistake of `node`. */
  wrong: (node: Nodes, field: string, expected: string, got: string) => void;
}
