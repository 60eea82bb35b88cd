import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveCard } from '#apps/testing/give-card.ts'
import { dumpOf, operatorTerminal, type OperatorTerminal } from '#apps/testing/operator-terminal.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { COMMANDS_PAGE } from '../../scripts/commands-page.ts'
import { commandsPage } from './command-help.ts'
import { COMMANDS } from './commands.ts'
import { readInput } from './read-input.ts'

let portal: TestPortal
let terminal: OperatorTerminal
let user: string
beforeAll(async () => {
  portal = await openTestPortal()
  terminal = operatorTerminal(portal)
  await portal.device('Ann').signIn()
  user = String(portal.device('Ann').userId())
})
afterAll(() => portal.close())

describe('the table of commands', () => {
  test('matches docs/operator-commands.md: run node scripts/commands-page.ts', () => {
    expect(readFileSync(COMMANDS_PAGE, 'utf8')).toBe(commandsPage(COMMANDS))
  })

  test('has unique command names without global options', () => {
    const names = COMMANDS.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { kind, options = {} } of COMMANDS)
      expect(
        Object.keys(options).filter(
          (name) =>
            ['json', 'help'].includes(name) ||
            (kind === 'change' && ['yes', 'dry-run', 'reason'].includes(name)),
        ),
      ).toEqual([])
  })

  test.for(COMMANDS.map((command) => [command.name, command] as const))(
    'the help of %s has a valid example',
    async ([name, command]) => {
      const line = command.example.replace(/ >> .*/, '')
      const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!)
      expect(words.slice(0, 1 + name.split(' ').length).join(' ')).toBe(`portal ${name}`)
      expect(readInput(command, words.slice(1 + name.split(' ').length))).toMatchObject({ ok: true })
      const { text, code } = await terminal.run(...name.split(' '), '--help')
      expect(code).toBe(0)
      expect(text).toContain(command.example)
      expect(text).toContain('--json')
      expect(text.includes('--dry-run')).toBe(command.kind === 'change' || name === 'cloud import')
    },
  )

  test('is shown as a whole and area by area', async () => {
    for (const line of [[], ['--help'], ['help']])
      expect((await terminal.run(...line)).text).toContain('portal trades reverse TRADE REASON')
    const { text, code } = await terminal.run('users')
    expect(code).toBe(0)
    expect(text).toContain('portal users ban USER REASON')
    expect(text).not.toContain('portal cards')
  })
})

describe('an invalid command line gives exit code 2 and one sentence', () => {
  test.for([
    [['dance'], 'there is no "dance"'],
    [['users', 'dance'], 'there is no "dance"'],
    [['users', 'find'], 'TEXT is missing'],
    [['users', 'find', ' '], 'TEXT is missing'],
    [['users', 'find', 'a', '--colour'], 'there is no option --colour'],
    [['users', 'find', 'a', '--toString'], 'there is no option --toString'],
    [['users', 'find', 'a', '-x'], 'there is no option -x'],
    [['users', 'find', 'a', '--dry-run'], 'there is no option --dry-run'],
    [['users', 'find', 'a', '--limit'], '--limit wants COUNT'],
    [['users', 'find', 'a', '--limit', '--json'], '--limit wants COUNT'],
    [['users', 'find', 'a', '--limit=0'], '--limit takes 1 to 1000'],
    [['users', 'find', 'a', '--json=1'], '--json takes no value'],
    [['users', 'find', 'a', '--limit', '1', '--limit', '2'], '--limit is given twice'],
    [['users', 'ban', '12345678', 'sells', 'codes'], 'put quotes around several words'],
    [['users', 'unban', '12345678', '--reason', 'x'.repeat(501)], '--reason has at most 500'],
    [['users', 'ban', 'ann', 'why'], 'no number of a user'],
    [['users', 'ban', '123', 'why'], 'no number of a user'],
  ] as const)('portal %j', async ([line, why]) => {
    const { text, code } = await terminal.run(...line)
    expect(code).toBe(2)
    if (line.includes('--json' as never) && !why.includes('--json'))
      expect(JSON.parse(text)).toEqual({ refused: expect.stringContaining(why) })
    else expect(text).toContain(why)
    expect(text.trim().split('\n').length).toBeLessThanOrEqual(3)
  })
})

const state = () => terminal.facts('users', 'show', user) as unknown as Promise<{ state: string }>
const dump = () => dumpOf(portal.db)

describe('a change', () => {
  test('is refused without a terminal, unless the line has --yes', async () => {
    const before = await dump()
    const { text, code, isTrouble } = await terminal.run('users', 'ban', user, 'why')
    expect([code, isTrouble]).toEqual([1, true])
    expect(text).toContain('add --yes')
    expect(await dump()).toEqual(before)
  })

  test('runs only when the operator types the number', async () => {
    const before = await dump()
    const line = ['chat', 'mute', user, 'insult', '--for-good'] as const
    const question: string[] = []
    const wrong = await terminal.ask(
      (asked) => {
        question.push(asked)
        return 'yes'
      },
      ...line,
    )
    expect(wrong).toMatchObject({ code: 1, text: expect.stringContaining('nothing was changed') })
    expect(question[0]).toContain('muted: – → for good')
    expect(await dump()).toEqual(before)
    const right = await terminal.ask((asked) => /Type (\d{4})/.exec(asked)![1]!, ...line)
    expect(right).toMatchObject({ code: 0, text: expect.stringContaining('Done') })
    await terminal.change('chat', 'unmute', user)
  })

  test('does not run when its plan has changed since the confirmation', async () => {
    const line = ['users', 'ban', user, 'second', '--until', '7d']
    const answer = await terminal.ask(
      async (asked) => {
        // Another operator acts while this one confirms.
        await terminal.change('users', 'ban', user, 'first')
        return /Type (\d{4})/.exec(asked)![1]!
      },
      ...line,
    )
    expect(answer).toMatchObject({ code: 1, text: expect.stringContaining('changed meanwhile') })
    expect((await state()).state).toBe('banned for good')
    await terminal.change('users', 'unban', user)
  })

  test('is recorded in the audit with operator, place, time, before, after and reason', async () => {
    await terminal.change('users', 'ban', user, 'sells codes', '--until', '2026-02-01')
    const [action] = (await terminal.facts('audit', 'list', '--about', `user ${user}`)) as object[]
    expect(action).toMatchObject({
      operator: 'olga',
      host: 'desk-1',
      now: portal.now(),
      command: 'users ban',
      line: `portal users ban ${user} "sells codes" --until 2026-02-01 --yes --json`,
      subject: `user ${user}`,
      before: { bannedUntil: 'no' },
      after: { bannedUntil: 'until 2026-02-01 00:00 UTC' },
      reason: 'sells codes',
    })
    await terminal.change('users', 'unban', user, '--reason', 'appeal 17')
    const { text } = await terminal.run('audit', 'list', '--command', 'users', '--by', 'olga', '--limit', '1')
    expect(text).toContain('bannedUntil: until 2026-02-01 00:00 UTC → no')
    expect(text).toContain('because: appeal 17')
    expect((await terminal.run('audit', 'list', '--by', 'otto')).text).toBe('Nothing was done.')
  })
})

describe('the audit of changes', () => {
  test('cannot be edited', async () => {
    const edit = portal.db.updateTable('operator_action').set({ operator: 'otto' }).execute()
    await expect(edit).rejects.toThrow('not edited')
  })

  test('has no entry for a command that changes nothing, which asks for no confirmation', async () => {
    const before = await dump()
    expect(await terminal.run('users', 'unban', user)).toMatchObject({
      code: 0,
      text: 'The account is not banned.',
    })
    expect(await dump()).toEqual(before)
  })

  test('has no entry for a dry run, which only shows what would change', async () => {
    await portal.device('Ann').signIn()
    const cardId = await giveCard(portal, portal.device('Ann'), 1)
    const lines: readonly (readonly string[])[] = [
      ['users', 'ban', user, 'why'],
      ['chat', 'mute', user, 'other', '--until', '3d'],
      ['users', 'end-sessions', user],
      ['chat', 'mute', user, 'spam'],
      ['chat', 'slow', 'world', '5'],
      ['chat', 'off', 'all'],
      ['cards', 'void', cardId, 'why'],
      ['cards', 'give', user, 'rare', 'why', '--count', '3'],
      ['cards', 'give', user, 'S-07', 'why'],
      ['games', 'hide', '2048'],
      ['cloud', 'close', 'doom'],
      ['redirects', 'set', '/summer', '/games'],
      ['pages', 'set', 'summer', '--title', 'Tide', '--text', 'High'],
      ['flags', 'set', 'trade', 'off'],
    ]
    const before = await dump()
    for (const line of lines) {
      const { text, code } = await terminal.run(...line, '--dry-run')
      expect([line, code]).toEqual([line, 0])
      expect(text).toContain('Would be done')
      expect(JSON.parse((await terminal.run(...line, '--dry-run', '--json')).text)).toMatchObject({
        isDone: false,
      })
    }
    expect(await dump()).toEqual(before)
  })
})
