import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';

export interface BackToListProps {
  href: string;
  /** Such as `All clients`. */
  children: string;
}

/** The link from the page of one record back to the list. */
export function BackToList({ href, children }: BackToListProps) {
  return (
    <Button size="compact" variant="outline" icon={<Icon name="arrow-left" size={16} />} href={href}>
      {children}
    </Button>
  );
}
