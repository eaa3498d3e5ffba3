import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { LanguageSwitch } from '@/sections/language-switch/language-switch';

const meta = {
  component: LanguageSwitch,
  args: {
    current: 'de',
    languages: [
      { tag: 'en', name: 'English', path: '/about' },
      { tag: 'ar', name: 'العربية', path: '/ar' },
      { tag: 'de', name: 'Deutsch', path: '/de/about' },
    ],
    style: { background: 'var(--ground-dark)' },
  },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const german = canvas.getByRole('link', { name: 'Deutsch' });
    await expect(german).toHaveAttribute('aria-current', 'true');
    await expect(german).toHaveAttribute('hreflang', 'de');
    await expect(canvas.getByRole('link', { name: 'العربية' })).toHaveAttribute('lang', 'ar');
    await expect(german.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
