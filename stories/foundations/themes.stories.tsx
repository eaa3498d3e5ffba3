import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Badge } from '@/design-system/badge/badge';
import { Button } from '@/design-system/button/button';
import { Chip } from '@/design-system/chip/chip';
import { Field } from '@/design-system/field/field';
import { Select } from '@/design-system/select/select';
import { TextLink } from '@/design-system/text-link/text-link';
import { Themed } from './themed';
import { tokenOf } from './tokens';

const meta = { title: 'foundations/themes', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const column = { display: 'grid', gap: 24, padding: 32 } as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

function Sample({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <Themed theme={theme} style={column}>
      <div style={row}>
        <Button variant="signal">Get Started</Button>
        <Button>Sign In</Button>
        <Button variant="outline">Learn More</Button>
        <Button disabled>Disabled</Button>
      </div>
      <TextLink href="/services/consulting" arrow>
        Consulting
      </TextLink>
      <div style={row}>
        <Badge tone="ok">On track</Badge>
        <Badge tone="warn">Over plan</Badge>
        <Badge tone="attention">Time sheet due</Badge>
        <Badge>Draft</Badge>
        <Chip>Art direction</Chip>
      </div>
      <Field label="Email" type="email" placeholder="name@company.com" />
      <Field
        label="Email"
        type="email"
        defaultValue="name.company"
        error="Enter a full address, with an @."
      />
      <Field label="Work email" disabled defaultValue="hello@undula.example" />
      <Select label="Role" placeholder="Select a role" options={[{ value: 'admin', label: 'Admin' }]} />
    </Themed>
  );
}

/** The same components in both themes, whatever the toolbar says. */
export const SideBySide: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' }}>
      <Sample theme="light" />
      <Sample theme="dark" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [light, dark] = ['light', 'dark'].map((name) =>
      tokenOf(canvas.getByRole('region', { name }), '--text'),
    );
    await expect(light).not.toBe(dark);
  },
};
