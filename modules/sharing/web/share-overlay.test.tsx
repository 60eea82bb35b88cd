// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answering, renderOnPage, settle } from '#apps/testing/page-around.tsx'
import type { ResultOf } from '#kit/contract/call.ts'
import { ok, refuse } from '#kit/result/result.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { cardsCalls } from '#modules/cards/calls.ts'
import { sharingCalls } from '../calls.ts'
import { InviteTile } from './InviteTile.tsx'
import { closeShare, openShare, type Sharing } from './share-trigger.ts'
import ShareOverlay from './ShareOverlay.tsx'

type Box = ResultOf<typeof sharingCalls.readShareBox>
let box: Box
const boxes = [{ kind: 'normal' as const, count: 1 }]
const page = { pageKey: 'PAGE', url: '/shtml/PAGE', title: 'Hermit Crab, N-01', text: 'Found in a coconut' }
const answers = [
  answering(sharingCalls.readShareBox, () => ok(box)),
  answering(sharingCalls.readShareCount, () => ok({ opened: box.opened, waiting: box.waiting })),
  answering(sharingCalls.takeShareBox, () => {
    if (box.state !== 'open') return refuse('ShareNotReady')
    box = { ...box, waiting: 0, takenToday: 1, state: 'waiting' }
    return ok({ box: 'normal', boxes })
  }),
  answering(sharingCalls.shareCard, () => ok(page)),
  answering(cardsCalls.listBoxes, () => ok({ boxes })),
]
const writeText = vi.fn<(text: string) => Promise<void>>()
const given: Partial<Navigator> = {}

beforeEach(() => {
  teachDialogs()
  box = {
    invitation: 'KEY123',
    url: '/?inv=KEY123',
    opened: 0,
    waiting: 0,
    state: 'none',
    box: 'normal',
    takenToday: 0,
    mostADay: 3,
  }
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { ...navigator, ...given, clipboard: { writeText } })
})
afterEach(() => {
  closeShare()
  cleanup()
  vi.unstubAllGlobals()
})

async function show(sharing: Sharing, others = answers) {
  renderOnPage(<ShareOverlay />, { answers: others })
  act(() => openShare(sharing))
  await settle()
  return screen.getByRole('dialog')
}
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}
const invitation = `${location.origin}/shtml/KEY123`

describe('the share dialog [2.42]', () => {
  test('opens from the tile, and shows the link and its QR code', async () => {
    renderOnPage(
      <>
        <InviteTile />
        <ShareOverlay />
      </>,
      { answers },
    )
    await press('Invite')
    expect(screen.getByRole('dialog', { name: 'Invite somebody' })).toBeDefined()
    expect(screen.getByText(invitation).getAttribute('dir')).toBe('ltr')
    const code = screen.getByRole('img', { name: `QR code of the link ${invitation}` })
    const [ground, marks] = code.querySelectorAll('path')
    const size = Number(code.getAttribute('viewBox')!.split(' ')[2])
    expect(ground!.getAttribute('fill')).toBe('#fff')
    // Four light modules on every side, or readers do not find it.
    const corners = [...marks!.getAttribute('d')!.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) =>
      run.slice(1).map(Number),
    )
    for (const [x = 0, y = 0, length = 0] of corners) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
      expect(Math.max(x + length, y + 1)).toBeLessThanOrEqual(size - 4)
    }
    expect(corners.length).toBeGreaterThan(50)
  })

  test('copies the link and says so; if that fails the text can be selected', async () => {
    await show({ kind: 'invite' })
    await press('Copy the link')
    expect(writeText).toHaveBeenCalledWith(invitation)
    expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined()
    writeText.mockRejectedValue(new Error('not allowed'))
    await press('Copied')
    expect(screen.getByText('Copying did not work. Select the text instead')).toBeDefined()
  })

  test('uses the device’s share sheet if there is one; closing it is not a failure', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    vi.stubGlobal('navigator', { ...navigator, share, clipboard: { writeText } })
    await show({ kind: 'invite' })
    await press('Share')
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: invitation }))
    share.mockRejectedValue(new DOMException('closed', 'AbortError'))
    await press('Share')
    expect(writeText).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Copy the link' })).toBeDefined()
  })
})

describe('the share dialog of a game, card or listing [2.42]', () => {
  test('of a game shares its plain address with the invitation, or without one when that cannot be read', async () => {
    const game = { kind: 'game', title: 'Checkers', path: '/g/checkers' } as const
    await show(game)
    expect(screen.getByText(`${location.origin}/g/checkers?inv=KEY123`)).toBeDefined()
    cleanup()
    await show(game, [answering(sharingCalls.readShareBox, () => refuse('ServerError'))])
    expect(screen.getByText(`${location.origin}/g/checkers`)).toBeDefined()
  })

  test('of a card makes its page, and says when that fails', async () => {
    const card = { kind: 'card', card: 1, title: 'Hermit Crab', cardId: 'C1' } as const
    await show(card)
    expect(screen.getByRole('dialog', { name: 'Share Hermit Crab' })).toBeDefined()
    expect(screen.getByText(`${location.origin}/shtml/PAGE`)).toBeDefined()
    cleanup()
    let isBroken = true
    const dialog = await show(card, [
      answering(sharingCalls.shareCard, () => (isBroken ? refuse('CardNotYours') : ok(page))),
    ])
    expect(within(dialog).getByText('This card is not yours')).toBeDefined()
    isBroken = false
    await press('Try again')
    expect(screen.getByText(`${location.origin}/shtml/PAGE`)).toBeDefined()
  })

  test('of a listing includes its password only if its owner chooses so, with a warning', async () => {
    const secret = {
      label: 'Send the password too',
      warning: 'Whoever has it takes the card',
      words: 'ID and PASS',
    }
    await show({
      kind: 'listing',
      card: 1,
      title: 'Hermit Crab',
      makeLink: async () => ({ url: '/shtml/L', text: 'only the ID' }),
      secret,
    })
    await press('Copy the link')
    expect(writeText).toHaveBeenLastCalledWith(`only the ID\n${location.origin}/shtml/L`)
    expect(screen.queryByText(secret.warning)).toBeNull()
    fireEvent.click(screen.getByRole('switch'))
    expect(screen.getByText(secret.warning)).toBeDefined()
    await press('Copy the link')
    expect(writeText).toHaveBeenLastCalledWith(`ID and PASS\n${location.origin}/shtml/L`)
  })
})

describe('the share box [1.21] [7.40] [7.42]', () => {
  test.for<[Partial<Box>, string, boolean]>([
    [{}, 'The first coconut waits for the first visitor.', false],
    [
      { state: 'waiting', opened: 2, takenToday: 2 },
      'Everything is taken. The next visitor brings the next coconut.',
      false,
    ],
    [{ state: 'open', opened: 2, waiting: 2 }, '2 coconuts are here for you', true],
    [{ state: 'taken', opened: 4, waiting: 1, takenToday: 3 }, '1 more coconut waits until tomorrow', false],
  ])('shows its state: %o', async ([some, words, canTake]) => {
    box = { ...box, ...some }
    await show({ kind: 'invite' })
    expect(screen.getByText(words)).toBeDefined()
    expect(screen.getByText(`${box.takenToday} of 3 taken today`)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Take a coconut' }) !== null).toBe(canTake)
    expect(screen.getByText(/on a device that is new to Islet/)).toBeDefined()
  })

  test('gives a coconut, and refuses when another request was first', async () => {
    box = { ...box, state: 'open', opened: 1, waiting: 1 }
    await show({ kind: 'invite' })
    await press('Take a coconut')
    expect(screen.getByText('A coconut is yours')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Take a coconut' })).toBeNull()
    expect(screen.getByText('1 of 3 taken today')).toBeDefined()
  })
})
