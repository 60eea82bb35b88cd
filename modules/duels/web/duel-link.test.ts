import { beforeEach, expect, test, vi } from 'vitest'
import { settled } from '#kit/testing/settled.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { duelsCalls, type ShownDuel } from '../calls.ts'
import { openDuelLink } from './duel-link.ts'

vi.mock('#kit/web/api.ts', async (original) => ({ ...(await original<object>()), callApi: vi.fn() }))
const call = vi.mocked(callApi as (call: object, params: object) => Promise<unknown>)

const duel = (part: Partial<ShownDuel>) =>
  ({
    duel: { code: 'abc', status: 'running', seat: 0, turn: 0, moveCount: 2, moves: ['a', 'b'], ...part },
  }) as { duel: ShownDuel }
const taken = duel({ turn: 1, moveCount: 3, moves: ['a', 'b', 'c'] as never })
const sent = () => call.mock.calls.filter(([asked]) => asked === duelsCalls.makeMove)

/** A server that answers reads and moves in turn; the last answer stays. */
function serverWith(reads: (object | Error)[], moves: (object | Error)[]) {
  call.mockImplementation(async (asked) => {
    const acts = asked === duelsCalls.makeMove ? moves : reads
    const act = acts.length > 1 ? acts.shift()! : acts[0]!
    if (act instanceof Error) throw act
    return act
  })
}
const away = new CallError('Unreachable')

async function linkAfterLostMove(reads: (object | Error)[], moves: (object | Error)[]) {
  serverWith([duel({}), ...reads], [away, ...moves])
  const link = openDuelLink('abc')
  link.read()
  await vi.waitFor(() => expect(link.board.mayMove()).toBe(true))
  link.board.made('c' as never)
  await vi.waitFor(() => expect(link.state.read().error).toBe('Unreachable'))
  return link
}

beforeEach(() => void call.mockReset())

test('a move that could not be sent stays on the board and is resent', async () => {
  const link = await linkAfterLostMove([away, duel({}), taken], [taken])
  expect(link.board.moves()).toEqual(['a', 'b', 'c'])
  expect(link.board.mayMove()).toBe(false)
  link.read()
  await vi.waitFor(() => expect(call.mock.calls).toHaveLength(3))
  expect(sent()).toHaveLength(1)
  link.read()
  await vi.waitFor(() => expect(link.state.read()).toMatchObject({ sending: undefined, error: undefined }))
  expect(sent()).toHaveLength(2)
  expect(sent()[1]).toEqual(sent()[0])
  expect(link.board.moves()).toEqual(['a', 'b', 'c'])
})

test('a board with hidden hands shows what the page was sent, and stays the same until it gets more', async () => {
  const seen = (count: number, sight: string | null) => duel({ moveCount: count, moves: [], sight, seat: 1 })
  serverWith([seen(0, null), seen(0, '{"hands":[[1],[-1]]}'), seen(1, '{"hands":[[1],[]]}')], [])
  const link = openDuelLink('abc')
  expect(link.board.sight?.()).toBeUndefined()
  link.read()
  await vi.waitFor(() => expect(link.state.read().duel?.sight).toBeNull())
  expect(link.board.sight?.()).toBeUndefined()
  link.read()
  await vi.waitFor(() => expect(link.board.sight?.()).toBeDefined())
  const first = link.board.sight!()!
  expect(first).toEqual({ count: 0, seat: 1, position: { hands: [[1], [-1]] } })
  expect(link.board.sight!()!.position).toBe(first.position)
  // A message of such a game brings no move: the page reads what it may see.
  link.hear({ moveNum: 1, turn: 0 })
  await vi.waitFor(() =>
    expect(link.board.sight!()).toEqual({ count: 1, seat: 1, position: { hands: [[1], []] } }),
  )
})

test('a move whose answer was lost is not resent', async () => {
  const link = await linkAfterLostMove([taken], [taken])
  link.read()
  await vi.waitFor(() => expect(link.state.read().sending).toBeUndefined())
  link.read()
  await vi.waitFor(() => expect(call.mock.calls).toHaveLength(4))
  expect(sent()).toHaveLength(1)
})

test('the throw after a move comes with its answer, and the echo of the move changes nothing before that', async () => {
  serverWith([duel({})], [duel({ turn: 1, moveCount: 3, moves: ['a', 'b', 'c@3.1'] as never })])
  const link = openDuelLink('abc')
  link.read()
  await vi.waitFor(() => expect(link.board.mayMove()).toBe(true))
  link.board.made('c' as never)
  link.hear({ moveNum: 3, move: 'c@3.1', turn: 1 })
  expect(link.board.moves()).toEqual(['a', 'b', 'c'])
  await vi.waitFor(() => expect(link.board.moves()).toEqual(['a', 'b', 'c@3.1']))
  expect(link.state.read().sending).toBeUndefined()
})

test('a move whose answer was lost is recognised by its throws when the duel is read again', async () => {
  const told = duel({ turn: 0, moveCount: 3, moves: ['a', 'b', 'c@6.6.6.6_3.1'] as never })
  const link = await linkAfterLostMove([told], [told])
  link.read()
  await vi.waitFor(() => expect(link.state.read().sending).toBeUndefined())
  expect(link.board.moves()).toEqual(['a', 'b', 'c@6.6.6.6_3.1'])
  expect(link.board.mayMove()).toBe(true)
})

test('an unsent move is removed when the duel has ended meanwhile', async () => {
  const link = await linkAfterLostMove([duel({ status: 'ended', turn: null })], [taken])
  link.read()
  await vi.waitFor(() => expect(link.state.read().sending).toBeUndefined())
  expect(link.board.moves()).toEqual(['a', 'b'])
  expect(sent()).toHaveLength(1)
})

test('an answer from before a table began does not take the board away', async () => {
  const waiting = duel({ status: 'waiting', turn: null, moveCount: 0, moves: [] })
  const begun = duel({ moveCount: 0, moves: [] })
  serverWith([waiting], [])
  const link = openDuelLink('abc')
  link.read()
  await vi.waitFor(() => expect(link.state.read().duel?.status).toBe('waiting'))
  const late = Promise.withResolvers<object>()
  call.mockImplementationOnce(() => late.promise).mockImplementationOnce(async () => begun)
  link.read()
  link.begin()
  await vi.waitFor(() => expect(link.state.read().duel?.status).toBe('running'))
  late.resolve(waiting)
  await late.promise
  await Promise.resolve()
  expect(link.state.read().duel?.status).toBe('running')
})

test('whoever finds no seat although it waits is told so, and whoever came too late just watches', async () => {
  const full = new CallError('DuelFull')
  const seeing = (...reads: object[]) => {
    call.mockImplementation(async (asked) => {
      if (asked === duelsCalls.joinDuel) throw full
      return reads.length > 1 ? reads.shift()! : reads[0]!
    })
    const link = openDuelLink('abc')
    link.arrive()
    return link
  }
  const waiting = duel({ status: 'waiting', seat: null, turn: null })
  const kept = seeing(waiting)
  await vi.waitFor(() => expect(kept.state.read().error).toBe('DuelFull'))
  const late = seeing(waiting, duel({ seat: null }))
  await vi.waitFor(() => expect(late.state.read().duel?.status).toBe('running'))
  await settled()
  expect(late.state.read().error).toBeUndefined()
})

test('a refused move is removed at once', async () => {
  serverWith([duel({})], [new CallError('DuelOver')])
  const link = openDuelLink('abc')
  link.read()
  await vi.waitFor(() => expect(link.board.mayMove()).toBe(true))
  link.board.made('c' as never)
  await vi.waitFor(() => expect(link.board.moves()).toEqual(['a', 'b']))
})
