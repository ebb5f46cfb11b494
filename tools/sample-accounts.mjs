/** Every sample account's password. */
export const SAMPLE_PASSWORD = 'raizes123';

/**
 * @typedef {object} SampleAccount
 * @property {string} uid also the part of the e-mail before the @
 * @property {string} fullName
 * @property {import('@raizes/domain/documents/people').Position} position
 * @property {string | null} leaderId
 * @property {boolean} admin
 * @property {string} note a description for the terminal and the README
 */

/** @type {SampleAccount[]} */
export const sampleAccounts = [
  {
    uid: 'admin',
    fullName: 'Ana Administradora',
    position: 'discipulo',
    leaderId: null,
    admin: true,
    note: 'administrator',
  },
  {
    uid: 'pastor',
    fullName: 'Paulo Ribeiro',
    position: 'pastor',
    leaderId: null,
    admin: false,
    note: 'pastor',
  },
  {
    uid: 'lider',
    fullName: 'Lídia Nascimento',
    position: 'lider',
    leaderId: null,
    admin: false,
    note: 'leader',
  },
  {
    uid: 'discipulo',
    fullName: 'Davi Oliveira',
    position: 'discipulo',
    leaderId: 'pastor',
    admin: false,
    note: 'disciple of the pastor, with a current streak and a history',
  },
  {
    uid: 'discipula',
    fullName: 'Débora Souza',
    position: 'discipulo',
    leaderId: 'lider',
    admin: false,
    note: 'disciple of the leader, coming back after a gap',
  },
  {
    uid: 'novo',
    fullName: 'Natã Ferreira',
    position: 'discipulo',
    leaderId: null,
    admin: false,
    note: 'new: no link, no history',
  },
];

/** @param {{ uid: string }} account */
export const sampleEmail = ({ uid }) => `${uid}@raizes.test`;

/** The sample accounts as the terminal shows them. */
export const accountList = [
  `  Sample accounts, password ${SAMPLE_PASSWORD}:`,
  ...sampleAccounts.map((account) => `    ${sampleEmail(account).padEnd(22)}  ${account.note}`),
].join('\n');

/** The sample accounts that the login page of a local build offers: one per role. */
export const offeredAccounts = {
  password: SAMPLE_PASSWORD,
  accounts: [
    { role: 'discípulo', uid: 'discipulo' },
    { role: 'pastor', uid: 'pastor' },
    { role: 'líder', uid: 'lider' },
    { role: 'administrador', uid: 'admin' },
  ].map(({ role, uid }) => ({ role, email: sampleEmail({ uid }) })),
};
