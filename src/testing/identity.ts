import type { User } from 'firebase/auth';
import type { IdentityUser } from '@/features/auth/identityProvider';

/*
 * A file that imports this gets, in place of Firebase, an SDK that does as it is told. The real one, in a browser, is
 * met in e2e/tasks/social.spec.ts.
 */

export const sana: IdentityUser = {
  uid: 'provider-id-1',
  fullName: 'Sana Malik',
  email: 'sana@gmail.example',
  userImageURL: 'https://lh3.googleusercontent.com/a/sana',
};

type Listener = (user: User | null) => void;

const beginning = {
  current: null as IdentityUser | null,
  signIn: () => Promise.resolve(sana),
  check: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
};

export const told = {
  ...beginning,
  loaded: 0,
  done: [] as string[],
  listeners: new Set<Listener>(),
  become(user: IdentityUser | null) {
    told.current = user;
    for (const listener of told.listeners) listener(auth.currentUser);
  },
};

export const refusedBy = (code: string) => () =>
  Promise.reject(
    Object.assign(new Error(`Firebase: Said by the provider. (auth/${code}).`), {
      code: `auth/${code}`,
    }),
  );

const auth = {
  authStateReady: () => Promise.resolve(),
  get currentUser() {
    if (!told.current) return null;
    const { fullName: displayName, userImageURL: photoURL, ...user } = told.current;
    const reload = () => {
      told.done.push('check');
      return told.check();
    };
    return { ...user, displayName, photoURL, providerData: [], reload } as unknown as User;
  },
};

class Provider {
  addScope = () => this;
  setCustomParameters = () => this;
}

jest.doMock('firebase/app', () => ({ initializeApp: () => ({}) }));
jest.doMock('firebase/auth', () => ({
  FacebookAuthProvider: Provider,
  GoogleAuthProvider: Provider,
  initializeAuth: () => {
    told.loaded += 1;
    return auth;
  },
  onAuthStateChanged: (_auth: unknown, listener: Listener) => {
    told.listeners.add(listener);
    listener(auth.currentUser);
    return () => told.listeners.delete(listener);
  },
  signInWithPopup: async () => {
    told.become(await told.signIn());
    return { user: auth.currentUser };
  },
  signOut: async () => {
    told.done.push('signOut');
    await told.signOut();
    told.become(null);
  },
}));

window.storefrontConfig = {
  ...(window.storefrontConfig as object),
  firebase: { apiKey: 'key', authDomain: 'shop.example' },
};

afterEach(() => {
  Object.assign(told, beginning);
  told.done = [];
});
