// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import { ok, refuse } from '#kit/result/result.ts'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { CallError } from '#kit/web/api.ts'
import { sharingCalls } from '../calls.ts'
import { LOOKED_AT } from '../rules/share.ts'
import { lookedAt, openInvite, touched } from './open-invite.ts'
import WelcomeCard from './WelcomeCard.tsx'
import { inviterHere } from './inviter.ts'

const anna = { userId: 10_000_001, nickname: 'Anna', avatar: 2 }
const device = { id: '0A1B2C3D-0000-4000-8000-0123456789AB', kind: 'PC' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  inviterHere.change(() => undefined)
  cleanup()
  vi.useRealTimers()
})
const wait = (length: number) => act(() => vi.advanceTimersByTimeAsync(length))

/** A page that a test touches and hides by hand. */
function pageByHand() {
  const listeners = new Set<(event: { readonly isTrusted: boolean }) => void>()
  return {
    hidden: false,
    addEventListener: ((_kind: string, listener: (event: never) => void) =>
      void listeners.add(listener as never)) as Document['addEventListener'],
    touch: (isTrusted: boolean) => {
      for (const listener of listeners) listener({ isTrusted })
    },
  }
}

describe('an invitation counts [2.46] [7.45]', () => {
  test('when the page was visible for ten seconds; hidden time does not count', async () => {
    const page = pageByHand()
    const seen = vi.fn<() => void>()
    void lookedAt(page).then(seen)
    await wait(6000)
    page.hidden = true
    await wait(60_000)
    page.hidden = false
    await wait(3000)
    expect(seen).not.toHaveBeenCalled()
    await wait(1000)
    expect(seen).toHaveBeenCalled()
  })

  test('after a trusted gesture, not after a synthetic event', async () => {
    const page = pageByHand()
    const felt = vi.fn<() => void>()
    void touched(page).then(felt)
    page.touch(false)
    await wait(0)
    expect(felt).not.toHaveBeenCalled()
    page.touch(true)
    await wait(0)
    expect(felt).toHaveBeenCalled()
  })

  test('after a gesture from before the listener was added', async () => {
    const before = (hasBeenActive: boolean) => ({ userActivation: { hasBeenActive, isActive: false } })
    const felt = vi.fn<(when: string) => void>()
    void touched(pageByHand(), before(true)).then(() => felt('before'))
    void touched(pageByHand(), before(false)).then(() => felt('never'))
    await wait(0)
    expect(felt.mock.calls).toEqual([['before']])
  })
})

describe('following an invitation [2.46]', () => {
  const storage = memoryStorage()
  const opened: string[] = []
  const arrive = async (key: string, answer = () => ok({ ok: true, inviter: anna })) => {
    storage.write('device-id', JSON.stringify(device))
    renderOnPage(<WelcomeCard addFriend={async () => undefined} />, {
      answers: [
        answering(sharingCalls.openInvite, ({ invitation }) => {
          opened.push(invitation)
          return answer()
        }),
      ],
    })
    const listen = vi.spyOn(document, 'addEventListener')
    void openInvite(key, storage).catch(() => undefined)
    await wait(LOOKED_AT)
    expect(opened).not.toContain(key)
    for (const [kind, listener] of listen.mock.calls)
      if (kind === 'pointerdown') (listener as (event: object) => void)({ isTrusted: true })
    listen.mockRestore()
    await wait(10)
  }

  test('shows the inviter, once, and is closed by the player', async () => {
    await arrive('ONE')
    expect(opened).toEqual(['ONE'])
    expect(screen.getByText('Anna invited you')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Anna invited you')).toBeNull()
    cleanup()
    opened.length = 0
    await arrive('ONE')
    expect(opened).toEqual(['ONE'])
    expect(screen.queryByText('Anna invited you')).toBeNull()
  })

  test('with the player’s own or an unknown invitation shows nothing', async () => {
    await arrive('OWN', () => ok({ ok: false, inviter: null }) as never)
    expect(screen.queryByRole('complementary')).toBeNull()
    cleanup()
    await arrive('NOBODY', () => refuse('InviteUnknown') as never)
    expect(screen.queryByRole('complementary')).toBeNull()
  })
})

describe('the welcome card', () => {
  const ask = async (addFriend: (userId: number) => Promise<unknown>) => {
    inviterHere.change(() => anna)
    renderOnPage(<WelcomeCard addFriend={addFriend} />)
    fireEvent.click(screen.getByRole('button', { name: 'Add as friend' }))
    await wait(10)
  }

  test('sends a friend request to the inviter [4.19]', async () => {
    const asked: number[] = []
    await ask(async (userId) => asked.push(userId))
    expect(asked).toEqual([anna.userId])
    expect(screen.getByText('Request sent').getAttribute('role')).toBe('status')
    expect(screen.queryByRole('button', { name: 'Add as friend' })).toBeNull()
  })

  test('shows why that was not possible and can be retried', async () => {
    await ask(() => Promise.reject(new CallError('AlreadyFriends')))
    expect(screen.getByText('You are already friends').getAttribute('role')).toBe('alert')
    expect(screen.getByRole('button', { name: 'Add as friend' })).toBeDefined()
  })

  test('names an inviter without a nickname', () => {
    inviterHere.change(() => ({ ...anna, nickname: '' }))
    renderOnPage(<WelcomeCard addFriend={async () => undefined} />)
    expect(screen.getByText('Islander 0001 invited you')).toBeDefined()
  })
})
