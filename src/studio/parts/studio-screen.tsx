import { ScreenLayout, type ScreenLayoutProps } from '@/dashboard/parts/screen/screen-layout';

export interface StudioScreenProps extends Omit<ScreenLayoutProps, 'title'> {
  title: string;
}

/** A screen of the Studio, whose title is the document's too. */
export function StudioScreen({ title, ...rest }: StudioScreenProps) {
  return (
    <>
      <title>{`${title} – Studio`}</title>
      <ScreenLayout title={title} {...rest} />
    </>
  );
}
