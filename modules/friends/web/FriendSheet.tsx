import { Suspense, useState } from 'react'
import type { Call, ParamsOf } from '#kit/contract/call.ts'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { formatDate } from '#kit/i18n/dates.ts'
import { useLanguage, useMessages } from '#kit/i18n/use-messages.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { confirm, type Question } from '#kit/ui/confirm.ts'
import { late } from '#kit/ui/late.ts'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { CopyIcon } from '#kit/ui/icons/trade.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { useExpire } from '#kit/web/use-call.ts'
import { usePlayerName } from '#modules/account/web/index.ts'
import { WornBadges } from '#modules/badges/web/index.ts'
import { friendsCalls, type Friend } from '../calls.ts'
import { copyText } from '#kit/ui/copy-text.ts'
import { FriendActs } from './FriendActs.tsx'
import { friendsTexts } from './texts.ts'
import { FRIENDS_READS } from './friends-reads.ts'
import styles from './friends.module.css'

const PlayerRatings = late(async () => ({
  default: (await import('#modules/duels/web/index.ts')).PlayerRatings,
}))
const DuelSheet = late(async () => ({ default: (await import('./DuelSheet.tsx')).DuelSheet }))

interface FriendSheetProps {
  readonly friend: Friend
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Actions with and about a friend; the latter are confirmed (spec 4.19). */
export function FriendSheet({ friend, isOpen, onClose }: FriendSheetProps) {
  const { player, friendsSince } = friend
  const text = useMessages(friendsTexts)
  const language = useLanguage()
  const name = usePlayerName()(player)
  const act = useAct()
  const { userId } = player
  /** Undefined until the sheet was opened once; then it stays mounted for its closing animation. */
  const [isDuelling, setDuelling] = useState<boolean>()
  const duel = () => {
    onClose()
    setDuelling(true)
  }

  const remove = () =>
    act(friendsCalls.removeFriend, {
      params: { userId },
      question: {
        title: text('removeTitle', { name }),
        note: text('removeNote', { name }),
        yes: text('remove'),
        isDangerous: true,
      },
      done: text('removed', { name }),
    }).then(onClose)
  const block = () =>
    act(friendsCalls.blockPlayer, {
      params: { userId },
      question: {
        title: text('blockTitle', { name }),
        note: text('blockNote', { name }),
        yes: text('block'),
        isDangerous: true,
      },
      done: text('blocked', { name }),
    }).then(onClose)

  return (
    <>
      <Sheet isOpen={isOpen} onClose={onClose} title={name}>
        <div className={styles.sheet}>
          <div className={styles.who}>
            <Avatar face={player.avatar} size={64} />
            <p>
              <bdi dir="ltr">#{userId}</bdi>
              {text('since', { date: formatDate(friendsSince, serverNow(), language) })}
            </p>
            <IconButton
              label={text('copyId')}
              icon={<CopyIcon />}
              onClick={() =>
                void copyText(String(userId), { done: text('copied'), failed: text('copyFailed') })
              }
            />
          </div>
          <WornBadges userId={userId} />
          <Suspense>{isOpen && <PlayerRatings userId={userId} />}</Suspense>
          <FriendActs friend={friend} onDuel={duel} onLeave={onClose} />
          <div className={styles.pair}>
            <Button look="danger" onClick={() => void remove()}>
              {text('remove')}
            </Button>
            <Button look="danger" onClick={() => void block()}>
              {text('block')}
            </Button>
          </div>
        </div>
      </Sheet>
      <Suspense>
        {isDuelling !== undefined && (
          <DuelSheet player={player} isOpen={isDuelling} onClose={() => setDuelling(false)} />
        )}
      </Suspense>
    </>
  )
}

interface Act<C extends Call> {
  readonly params: ParamsOf<C>
  readonly question: Question
  /** Text when it has succeeded. */
  readonly done: string
}

/** Confirms, calls, shows a toast and reads the lists again; does nothing when cancelled. */
function useAct() {
  const refusal = useRefusalText()
  const expire = useExpire()
  return async <C extends Call>(call: C, { params, question, done }: Act<C>) => {
    if (!(await confirm(question))) return
    try {
      await callApi(call, params)
      toast(done, { kind: 'success' })
    } catch (error) {
      toast(refusal(error instanceof CallError ? error.refusal : 'ServerError'), { kind: 'error' })
    }
    expire(...FRIENDS_READS, friendsCalls.listBlocked)
  }
}
