import { identityDoor } from '@/features/auth/identity';
import type { IdentityProvider, IdentityUser } from '@/features/auth/identity';

/*
 * A file that imports this gets, in place of Google and Facebook, a provider that does as it is told. The real SDK, in
 * a browser, is met in e2e/tasks/social.spec.ts.
 */

export const sana: IdentityUser = {
  uid: 'provider-id-1',
  fullName: 'Sana Malik',
  email: 'sana@gmail.example',
  userImageURL: 'https://pictures.example/sana.png',
};

const beginning = {
  current: null as IdentityUser | null,
  signIn: () => Promise.resolve(sana),
  check: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
};

export const told = {
  ...beginning,
  opened: 0,
  done: [] as string[],
  listeners: new Set<(user: IdentityUser | null) => void>(),
  become(user: IdentityUser | null) {
    told.current = user;
    for (const listener of told.listeners) listener(user);
  },
};

export const refusedBy = (code: string) => () =>
  Promise.reject(
    Object.assign(new Error(`Firebase: Said by the provider. (auth/${code}).`), {
      code: `auth/${code}`,
    }),
  );

const provider: IdentityProvider = {
  watch: (onChange) => {
    told.listeners.add(onChange);
    onChange(told.current);
    return () => told.listeners.delete(onChange);
  },
  signIn: async () => {
    const user = await told.signIn();
    told.become(user);
    return user;
  },
  current: () => Promise.resolve(told.current),
  signOut: async () => {
    told.done.push('signOut');
    await told.signOut();
    told.become(null);
  },
  check: () => {
    told.done.push('check');
    return told.check();
  },
};

identityDoor.open = () => {
  told.opened += 1;
  return Promise.resolve(provider);
};

window.storefrontConfig = {
  ...(window.storefrontConfig as object),
  firebase: { apiKey: 'key', authDomain: 'shop.example' },
};

afterEach(() => {
  Object.assign(told, beginning);
  told.done = [];
});
