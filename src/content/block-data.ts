import type { Plate } from '@/lib/plate';
import type { Prose } from '@/lib/prose';
import type { PersonCardData, ProjectCardData } from './card-data';
import type { BlockFields } from './schema/blocks';
import type { ServicePrice } from './schema/entries';

/** A row of a price table. */
export interface PriceRow {
  title: string;
  /** '$8,000 to $24,000 per project'. */
  price: string;
  note?: string;
  /** The page of a service. */
  path?: string;
}

/** A service that an estimate can count. */
export interface EstimateService {
  slug: string;
  title: string;
  path: string;
  price: Pick<ServicePrice, 'from' | 'to' | 'currency' | 'unit'>;
}

/** A client's testimonial. */
export interface QuoteData {
  text: string;
  name: string;
  /** 'Head of operations, Avery Crossings' */
  role: string;
  number?: { value: string; label: string };
  portrait?: Plate;
}

export interface LogoData {
  /** Of the client. */
  name: string;
  logo: Plate;
  link?: string;
}

/** A picture of a row. */
export interface RowPicture {
  plate: Plate;
  alt: string;
  /** 4:5 or 8:5. */
  shape: 'tall' | 'wide';
}

/** One of two pictures that are compared. */
export interface ComparedPicture {
  label: string;
  plate: Plate;
  alt: string;
}

interface BlockData {
  text: { text: Prose };
  picture: { plate: Plate; alt: string; caption?: string };
  pictures: { pictures: readonly RowPicture[]; caption?: string };
  'before-after': { before: ComparedPicture; after: ComparedPicture; caption?: string };
  loop: { plate: Plate; alt: string; caption?: string };
  quote: { title?: string; quotes: readonly QuoteData[] };
  logos: { title?: string; logos: readonly LogoData[] };
  numbers: BlockFields['numbers'];
  questions: { title: string; items: readonly { question: string; answer: Prose }[] };
  prices: { title: string; note?: string; rows: readonly PriceRow[] };
  estimate: { title: string; note?: string; services: readonly EstimateService[] };
  team: { title: string; people: readonly PersonCardData[] };
  projects: { title: string; projects: readonly ProjectCardData[] };
  contact: BlockFields['contact'];
  action: BlockFields['action'];
}

/** A part of a page or of a case study: a text, or a block with its data. */
export type PageBlock = { [Name in keyof BlockData]: { block: Name } & BlockData[Name] }[keyof BlockData];
export type PageBlockName = PageBlock['block'];
