import * as v from 'valibot';
import { Email } from '@/shared/contract/primitives';
import { SignupPayload } from '@/shared/contract/user';
import { hashPassword } from './node/passwords';
import { withExistingStore } from './openStore';
import { findPasswordFault } from './passwordRules';
import { readPassword } from './readPassword';
import { readDataLocation } from './settings';
import { StartError, UsageError } from './startError';
import type { ShopStore } from './sqlStore';

const usage = `npm run admin -- ACTION EMAIL: manages the administrators of the shop

  create EMAIL    creates an administrator
  password EMAIL  sets a new password and logs the account out everywhere
  remove EMAIL    deletes the account and its reviews
  --help          shows this text

Stop the shop first, unless its data is on a PostgreSQL server (DATABASE_URL). The command asks for the password,
or reads it from the first line of the standard input.
`;

const actions = {
  create: async (store: ShopStore, userEmail: string) => {
    const passwordHash = await readPasswordHash(userEmail);
    const profile = { appUserName: 'Administrator', userCellNo: '', userImageURL: '' };
    const account = { ...profile, userEmail, passwordHash, role: 'admin', isDemo: false };
    if (!(await store.addUser(account)))
      throw new StartError(`An account with the e-mail ${userEmail} already exists.`);
    return 'is now an administrator';
  },
  password: async (store: ShopStore, userEmail: string) => {
    const { userId } = await findAdministrator(store, userEmail);
    await store.updateUser(userId, {
      passwordHash: await readPasswordHash(userEmail),
      isDemo: false,
    });
    return 'has a new password';
  },
  remove: async (store: ShopStore, userEmail: string) => {
    const { userId } = await findAdministrator(store, userEmail);
    await store.removeUser(userId);
    return 'was removed';
  },
};

async function findAdministrator(store: ShopStore, userEmail: string) {
  const user = await store.findUserByEmail(userEmail);
  if (user?.role === 'admin') return user;
  throw new StartError(`No administrator has the e-mail ${userEmail}.`);
}

async function readPasswordHash(userEmail: string): Promise<string> {
  const password = v.safeParse(SignupPayload.entries.loginPassword, await readPassword());
  if (!password.success) throw new StartError('The password must have 8 to 200 characters.');
  const fault = findPasswordFault(password.output, userEmail);
  if (fault) throw new StartError(`Password refused: ${fault}`);
  return hashPassword(password.output);
}

async function run(args: string[]): Promise<void> {
  const [actionName = '', email = '', ...extraArgs] = args;
  const action = Object.hasOwn(actions, actionName) && actions[actionName as keyof typeof actions];
  const parsedEmail = v.safeParse(Email, email);
  if (!action || !parsedEmail.success || extraArgs.length > 0)
    throw new UsageError('Give one action (create, password or remove) and one e-mail address');
  const userEmail = parsedEmail.output.toLowerCase();
  const resultText = await withExistingStore(readDataLocation(process.env), (store) =>
    action(store, userEmail),
  );
  console.log(`${userEmail} ${resultText}.`);
}

export const adminCommand = { usage, run };
