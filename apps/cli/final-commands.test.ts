import { expect, test } from 'vitest'
import { COMMANDS } from './commands.ts'

/** Changes that a second operator confirms: irreversible, and they take something from players or operators. */
const FINAL = [
  'users erase',
  'dailies mend',
  'trades reverse',
  'cards void',
  'games remove',
  'games drop',
  'lists remove',
  'odds publish',
  'events end',
  'events remove',
  'console invite',
  'console close',
]

/** Changes that one operator makes alone, with the command that reverts each. */
const TAKEN_BACK_BY: Readonly<Record<string, string>> = {
  'users keep': 'users erase',
  'users rename': 'users rename',
  'names guard': 'names release',
  'names release': 'names guard',
  'users ban': 'users unban',
  'users unban': 'users ban',
  'chat mute': 'chat unmute',
  'chat unmute': 'chat mute',
  'chat slow': 'chat slow',
  'chat off': 'chat on',
  'chat on': 'chat off',
  'words set': 'words remove',
  'words remove': 'words set',
  'reports claim': 'reports release',
  'reports release': 'reports claim',
  'appeals decide': 'chat unmute',
  'appeals decide-ban': 'users unban',
  'cards give': 'cards void',
  'games hide': 'games show',
  'games show': 'games hide',
  'games import': 'games rollback',
  'games feed': 'games remove',
  'games rollback': 'games rollback',
  'reviews approve': 'reviews down',
  'reviews down': 'reviews up',
  'reviews up': 'reviews down',
  'lines drain': 'lines open',
  'lines close': 'lines open',
  'lines open': 'lines close',
  'cloud close': 'cloud open',
  'cloud open': 'cloud close',
  'cloud approve': 'cloud refuse',
  'cloud refuse': 'cloud approve',
  'redirects set': 'redirects remove',
  'redirects remove': 'redirects set',
  'pages set': 'pages remove',
  'pages remove': 'pages set',
  'edits set': 'edits undo',
  'edits clear': 'edits undo',
  'edits undo': 'edits undo',
  'edits cancel': 'edits set',
  'events add': 'events remove',
  'events change': 'events change',
  'experiments add': 'experiments stop',
  'flags set': 'flags set',
  'console role': 'console role',
}

/** Irreversible changes that one operator makes alone, and why waiting a day would be worse. */
const ALONE: Readonly<Record<string, string>> = {
  'users end-sessions': 'ends what a thief may hold; its player signs in again',
  'users forget-age': 'forgets an answer that its player gives again',
  'chat remove': 'hides what hurts players now; moderators still read it with the report',
  'reports escalate': 'hands a report to the owners',
  'reports close': 'ends a report; what was decided about its writer can be taken back',
  'reviews refuse': 'a developer sends the next version',
  'reviews close': 'ends reports about a game; players report again',
  'cloud stop': 'ends a play; its player keeps the time',
  'experiments stop': 'ends a trial; what was seen in it stays',
  'jobs run': 'does now what would be done later',
  'stats recount': 'counts the same facts again, and refuses where they are gone',
  'console revoke': 'shuts a lost key out at once; a passkey in hand comes before it',
  'console end-sessions': 'shuts a thief out at once; the operator signs in again',
}

/** Commands that are not changes, and why none of them destroys anything. */
const WORK: Readonly<Record<string, string>> = {
  'backup create': 'adds a file; a day of waiting would make it useless',
  'backup base': 'adds a copy, and removes those that are older than the operator keeps',
  'backup drill': 'restores into a folder of its own, which it removes',
  'backup recover': 'refuses a data folder that exists',
  'backup restore': 'refuses a portal that has players or runs',
  'badges recount': 'gives what the stored facts say',
  'push keys': 'prints a pair, and stores nothing',
  'cloud import': 'adds and updates games of the cloud, which can be closed',
  'cloud probe': 'looks at one game',
  'cloud review': 'shows what waits',
}

const names = (kind: string) => COMMANDS.filter((one) => one.kind === kind).map(({ name }) => name)

test('only destructive commands wait for a second operator', () => {
  const final = COMMANDS.filter((one) => one.kind === 'change' && one.isFinal).map(({ name }) => name)
  expect(final.toSorted()).toEqual(FINAL.toSorted())
})

test('every other change names the command that undoes it, or why one operator may make it alone', () => {
  const listed = [...FINAL, ...Object.keys(TAKEN_BACK_BY), ...Object.keys(ALONE)]
  expect(listed.toSorted()).toEqual(names('change').toSorted())
  for (const back of Object.values(TAKEN_BACK_BY)) expect(names('change')).toContain(back)
})

test('every other command states why it is not destructive', () => {
  expect(Object.keys(WORK).toSorted()).toEqual(names('work').toSorted())
})
