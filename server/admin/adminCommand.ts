import * as v from 'valibot';
import { Email } from '../../src/shared/contract/primitives';
import { SignupPayload } from '../../src/shared/contract/user';
import { hashPassword } from '../node/passwords';
import { askShop } from '../owner/askShop';
import { readDataPlace } from '../settings';
import { StartError, UsageError } from '../startError';
import { readPassword } from './readPassword';

const usage = `npm run admin -- WHAT EMAIL: the administrators of the shop

  create EMAIL    a new administrator
  password EMAIL  another password; whoever was logged in by the old one no longer is
  remove EMAIL    the account, and with it its reviews
  --help          this text

The password is asked for; where stdin is no terminal, it is the first line of that.
`;

const actions = {
  create: { method: 'POST', takesPassword: true, done: 'is an administrator now' },
  password: { method: 'PUT', takesPassword: true, done: 'has a new password' },
  remove: { method: 'DELETE', takesPassword: false, done: 'is removed' },
};

async function run(args: string[]): Promise<void> {
  const [what = '', email = '', ...others] = args;
  const action = Object.hasOwn(actions, what) && actions[what as keyof typeof actions];
  const given = v.safeParse(Email, email);
  if (!action || !given.success || others.length > 0)
    throw new UsageError('This takes create, password or remove, and one e-mail address');
  const userEmail = given.output.toLowerCase();
  const passwordHash = action.takesPassword ? hashPassword(await newPassword()) : undefined;
  const body = JSON.stringify({ userEmail, passwordHash });
  await askShop(readDataPlace(process.env), (ask) =>
    ask('/administrators', { method: action.method, body }),
  );
  console.log(`${userEmail} ${action.done}.`);
}

async function newPassword(): Promise<string> {
  const password = await readPassword();
  if (!v.is(SignupPayload.entries.loginPassword, password))
    throw new StartError('The password must have from 8 to 200 characters.');
  return password;
}

export const adminCommand = { usage, run };
