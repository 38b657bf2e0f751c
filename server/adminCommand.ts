import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { Email } from '@/shared/contract/primitives';
import { SignupPayload } from '@/shared/contract/user';
import { createArgumentReader } from './createArgumentReader.mjs';
import { findSuggestion } from './findSuggestion';
import { createSecurityLog } from './node/createSecurityLog';
import { hashPassword } from './node/passwords';
import { withExistingStore } from './openStore';
import { findPasswordFault } from './passwordRules';
import { readPassword } from './readPassword';
import { readDataLocation } from './settings';
import { StartError } from './startError';
import type { ShopStore } from './sqlStore';

const readArguments = createArgumentReader({
  usage: 'npm run admin -- ACTION EMAIL: creates administrators, and helps with any account',
  positionals: {
    'create EMAIL': 'creates an administrator',
    'password EMAIL': 'sets a new password and logs the account out everywhere',
    'sign-out EMAIL': 'logs the account out everywhere',
    'remove EMAIL': 'deletes the account and its reviews',
  },
  options: {},
  notes: `Stop the shop first, unless its data is on a PostgreSQL server (DATABASE_URL). create and password ask for the password,
or read it from the first line of the standard input.`,
});

const actions = {
  create: async (store: ShopStore, userEmail: string) => {
    const passwordHash = await readPasswordHash(userEmail);
    const profile = { appUserName: 'Administrator', userCellNo: '', userImageURL: '' };
    const account = { ...profile, userEmail, passwordHash, role: 'admin', isDemo: false };
    const user = await store.addUser(account);
    if (!user) throw new StartError(`An account with the e-mail ${userEmail} already exists.`);
    return { userId: user.userId, result: 'is now an administrator' };
  },
  password: async (store: ShopStore, userEmail: string) => {
    const { userId } = await findAccount(store, userEmail);
    const passwordHash = await readPasswordHash(userEmail);
    await store.updateUser(userId, { passwordHash, isDemo: false, sessionKey: randomUUID() });
    return { userId, result: 'has a new password' };
  },
  'sign-out': async (store: ShopStore, userEmail: string) => {
    const { userId } = await findAccount(store, userEmail);
    await store.updateUser(userId, { sessionKey: randomUUID() });
    return { userId, result: 'was logged out everywhere' };
  },
  remove: async (store: ShopStore, userEmail: string) => {
    const { userId } = await findAccount(store, userEmail);
    await store.removeUser(userId);
    return { userId, result: 'was removed' };
  },
};

async function findAccount(store: ShopStore, userEmail: string) {
  const user = await store.findUserByEmail(userEmail);
  if (user) return user;
  const similarEmail = findSuggestion(userEmail, await store.listEmails());
  const suggestion = similarEmail ? ` Did you mean ${similarEmail}?` : '';
  throw new StartError(`No account has the e-mail ${userEmail}.${suggestion}`);
}

async function readPasswordHash(userEmail: string): Promise<string> {
  const password = v.safeParse(SignupPayload.entries.loginPassword, await readPassword());
  if (!password.success) throw new StartError('The password must have 8 to 200 characters.');
  const fault = findPasswordFault(password.output, userEmail);
  if (fault) throw new StartError(fault);
  return hashPassword(password.output);
}

function readAction(args: string[]) {
  return readArguments(args, (_values, [actionName = '', email = '', ...extraArgs]) => {
    const action =
      Object.hasOwn(actions, actionName) && actions[actionName as keyof typeof actions];
    const parsedEmail = v.safeParse(Email, email);
    if (!action || !parsedEmail.success || extraArgs.length > 0)
      throw new Error(
        'Give one action (create, password, sign-out or remove) and one e-mail address',
      );
    return { actionName, action, userEmail: parsedEmail.output.toLowerCase() };
  });
}

export async function adminCommand(args: string[]): Promise<void> {
  const { actionName, action, userEmail } = readAction(args);
  const { userId, result } = await withExistingStore(readDataLocation(process.env), (store) =>
    action(store, userEmail),
  );
  createSecurityLog()({ event: 'admin command', action: actionName, account: userId });
  console.log(`${userEmail} ${result}.`);
}
