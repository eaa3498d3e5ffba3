import { useState } from 'react';
import { Field, type FieldProps } from '../field/field';
import { IconButton } from '../icon-button/icon-button';

/** A password field with a button that shows the password. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'action'>) {
  const [visible, setVisible] = useState(false);
  return (
    <Field
      {...props}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <IconButton
          icon={visible ? 'eye-off' : 'eye'}
          variant="plain"
          size="compact"
          label={visible ? 'Hide password' : 'Show password'}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
