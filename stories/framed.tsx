import type { Decorator } from '@storybook/react-webpack5';
import type { ComponentProps } from 'react';

/** Draws a story in a `div`, such as one with a width, a direction or a dark ground. */
export const framed = (frame: ComponentProps<'div'> & { 'data-ground'?: 'dark' }): Decorator =>
  function Framed(Story) {
    return (
      <div {...frame}>
        <Story />
      </div>
    );
  };
