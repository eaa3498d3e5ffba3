import { act, renderHook } from '@testing-library/react';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseUser, takeLapsed } from '@/state/stored-user';
import { AuthProvider, useAuth } from '@/state/use-auth';

const stored = () => localStorage.getItem('user');
const render = () => renderHook(useAuth, { wrapper: AuthProvider });
/** What the browser does in every other tab. */
const announce = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

beforeEach(() => localStorage.clear());

describe('useAuth', () => {
  it('refuses to work outside its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(useAuth)).toThrow('useAuth must be used within an AuthProvider');
  });

  it.each([
    ['admin', 'Test Admin'],
    ['employee', 'Test Employee'],
    ['intern', 'Test Intern'],
  ] as const)('signs the role %s in as %s and keeps it', (role, name) => {
    const { result } = render();
    expect(result.current.session).toEqual({ status: 'anonymous' });
    act(() => result.current.login(role));
    const user = { id: expect.stringMatching(/.{8,}/) as string, role, name };
    expect(result.current.session).toEqual({ status: 'signed-in', user });
    expect(JSON.parse(stored()!)).toEqual(user);
  });

  it('gives every sign-in an id of its own', () => {
    const { result } = render();
    act(() => result.current.login('admin'));
    const first = stored();
    act(() => result.current.login('admin'));
    expect(stored()).not.toBe(first);
  });

  it('reads a user back on load', () => {
    localStorage.setItem('user', JSON.stringify({ id: 'a', role: 'intern', name: 'Test Intern' }));
    expect(render().result.current.session).toMatchObject({ status: 'signed-in', user: { role: 'intern' } });
  });

  it('ends with the browser where it is not to be remembered', () => {
    const first = render();
    act(() => first.result.current.login('admin', { remember: false }));
    first.unmount();
    const sameBrowser = render();
    expect(sameBrowser.result.current.session).toMatchObject({ user: { role: 'admin' } });
    sameBrowser.unmount();
    document.cookie = 'browser-session=; path=/; max-age=0';
    expect(render().result.current.session).toEqual({ status: 'anonymous' });
    expect(localStorage).toHaveLength(0);
  });

  it('with an account stays until the sign-in has ended it at the server, where the browser was closed', () => {
    vi.stubEnv('PORTAL_SERVER', 'https://portal.example/parse');
    const account = { id: 'emma', role: 'employee', name: 'Emma', token: 'r:1' } as const;
    const first = render();
    act(() => first.result.current.login(account, { remember: false }));
    expect(takeLapsed()).toBeNull();
    first.unmount();
    document.cookie = 'browser-session=; path=/; max-age=0';
    expect(render().result.current.session).toEqual({ status: 'anonymous' });
    expect(takeLapsed()).toEqual(account);
    expect(localStorage).toHaveLength(0);
    expect(takeLapsed()).toBeNull();
    vi.unstubAllEnvs();
  });

  it('stays as brief as it was where an admin changes the role', () => {
    vi.stubEnv('PORTAL_SERVER', 'https://portal.example/parse');
    const account = { id: 'emma', role: 'intern', name: 'Emma', token: 'r:1' } as const;
    const first = render();
    act(() => first.result.current.login(account, { remember: false }));
    act(() => first.result.current.login({ ...account, role: 'employee' }));
    expect(first.result.current.session).toMatchObject({ user: { role: 'employee' } });
    first.unmount();
    document.cookie = 'browser-session=; path=/; max-age=0';
    expect(render().result.current.session).toEqual({ status: 'anonymous' });
    vi.unstubAllEnvs();
  });

  it('outlives the browser where it is remembered', () => {
    const first = render();
    act(() => first.result.current.login('admin', { remember: false }));
    act(() => first.result.current.login('admin'));
    first.unmount();
    document.cookie = 'browser-session=; path=/; max-age=0';
    expect(render().result.current.session).toMatchObject({ user: { role: 'admin' } });
  });

  it('removes the user on logout', () => {
    const { result } = render();
    act(() => result.current.login('employee'));
    act(() => result.current.logout());
    expect(stored()).toBeNull();
    expect(result.current.session).toEqual({ status: 'anonymous' });
  });

  it('keeps the reason of a session that the server ended, until the next sign-in', () => {
    const { result } = render();
    act(() => result.current.login('admin'));
    act(() => result.current.endSession('Suspended.'));
    expect(stored()).toBeNull();
    expect(result.current.session).toEqual({ status: 'anonymous', reason: 'Suspended.' });
    act(() => result.current.login('admin'));
    act(() => result.current.logout());
    expect(result.current.session).toEqual({ status: 'anonymous' });
  });

  it.each([['user'], [null]])('follows another tab that signs out (key %s)', (key) => {
    const { result } = render();
    act(() => result.current.login('employee'));
    localStorage.clear();
    act(() => void announce(key));
    expect(result.current.session).toEqual({ status: 'anonymous' });
  });

  it('follows another tab that signs in', () => {
    const { result } = render();
    localStorage.setItem('user', JSON.stringify({ id: 'b', role: 'admin', name: 'Test Admin' }));
    act(() => void announce('user'));
    expect(result.current.session).toMatchObject({ user: { id: 'b' } });
  });

  it.each([
    '{',
    'null',
    '[]',
    '"admin"',
    '{"id":1,"role":"admin","name":"x"}',
    '{"id":"a","role":"owner","name":"x"}',
  ])('takes the stored value %s for signed out and removes it', (value) => {
    localStorage.setItem('user', value);
    expect(render().result.current.session).toEqual({ status: 'anonymous' });
    expect(stored()).toBeNull();
  });
});

describe('parseUser', () => {
  it('takes nothing that is no user, whatever it is, and carries nothing else along', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const user = parseUser(value);
        expect(user === null || Object.keys(user).sort().join() === 'id,name,role').toBe(true);
      }),
    );
    expect(parseUser({ id: 'a', role: 'admin', name: 'x', isOwner: true })).toEqual({
      id: 'a',
      role: 'admin',
      name: 'x',
    });
  });
});
