import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { memoryLocation } from 'wouter/memory-location';
import { LoginScreen } from '@/dashboard/screens/authentication/login';
import { RouterProvider } from '@/design-system/link/router-provider';
import { AuthProvider } from '@/state/use-auth';
import { stubMedia } from '../stubs';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stubMedia(true);
});

function openLogin() {
  const { hook, searchHook, history } = memoryLocation({ path: '/Authentication/login', record: true });
  const { container } = render(
    <RouterProvider hook={hook} searchHook={searchHook}>
      <AuthProvider>
        <LoginScreen />
      </AuthProvider>
    </RouterProvider>,
  );
  return { history, form: container.querySelector('form')! };
}

it('signs in with the role that stands in the form, also before it is drawn', () => {
  const { history, form } = openLogin();
  form.querySelector('select')!.value = 'intern';
  fireEvent.submit(form);
  expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ role: 'intern' });
  expect(history.at(-1)).toBe('/dashboard/intern');
});

it('asks for a role where none is picked', () => {
  const { history, form } = openLogin();
  fireEvent.submit(form);
  expect(localStorage.getItem('user')).toBeNull();
  expect(history).toHaveLength(1);
  expect(screen.getByText('Choose a role: it decides which portal opens.')).toBeInTheDocument();
});

it('follows the link that was opened before the sign-in, once, and for the role it belongs to', () => {
  for (const [wanted, landing] of [
    ['/dashboard/intern/resources?tag=design', '/dashboard/intern/resources?tag=design'],
    ['/dashboard/admin/settings', '/dashboard/intern'],
    ['//evil.example', '/dashboard/intern'],
  ] as const) {
    sessionStorage.setItem('wanted', new URL(wanted, location.href).href);
    const { history, form } = openLogin();
    form.querySelector('select')!.value = 'intern';
    fireEvent.submit(form);
    expect(history.at(-1)).toBe(landing);
    expect(sessionStorage.getItem('wanted')).toBeNull();
    cleanup();
  }
});
