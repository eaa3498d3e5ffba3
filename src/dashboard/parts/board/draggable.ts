import { devicePart } from '@/dashboard/parts/loaded/device-part';
import type { CardList } from './board-column';

/** react-aria's lists with dragging (61 KB). On a phone the columns are one below the other, and a card moves by its menu. */
export const draggable = devicePart<CardList>(
  '(width >= 50em), (hover: hover) and (pointer: fine)',
  async () => (await import('./draggable-cards')).DraggableCards,
);
