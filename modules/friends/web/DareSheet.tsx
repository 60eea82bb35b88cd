import { useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { useRead } from '#kit/web/use-call.ts'
import { usePlayerName } from '#modules/account/web/index.ts'
import { scoresCalls } from '#modules/scores/calls.ts'
import { friendsCalls, type Player } from '../calls.ts'
import { Failed } from './Failed.tsx'
import { friendsTexts } from './texts.ts'
import styles from './friends.module.css'

export interface DareSheetProps {
  /** Shares the ended run and returns the key of its deal; undefined for a run that cannot be used for a dare. */
  readonly keyOf: () => Promise<string | undefined>
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Dares a friend with the deal of the run that has just ended. */
export function DareSheet({ keyOf, isOpen, onClose }: DareSheetProps) {
  const text = useMessages(friendsTexts)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={text('deal.pick')}>
      {isOpen && <Picks keyOf={keyOf} onClose={onClose} />}
    </Sheet>
  )
}

function Picks({ keyOf, onClose }: Omit<DareSheetProps, 'isOpen'>) {
  const text = useMessages(friendsTexts)
  const refusal = useRefusalText()
  const nameOf = usePlayerName()
  const [pending, setPending] = useState<number>()
  const friends = useRead(friendsCalls.listFriends, {})
  if (!friends.data)
    return friends.error ? (
      <Failed refusal={friends.error.refusal} call={friendsCalls.listFriends} />
    ) : (
      <Loading />
    )
  if (friends.data.friends.length === 0)
    return (
      <EmptyState
        title={text('list.empty')}
        note={text('list.emptyNote')}
        action={
          <ButtonLink look="act" href="/friends" onClick={onClose}>
            {text('title')}
          </ButtonLink>
        }
      />
    )
  const dare = async (player: Player) => {
    setPending(player.userId)
    try {
      const key = await keyOf()
      if (key === undefined) toast(text('deal.not'), { kind: 'error' })
      else {
        const { isNew } = await callApi(scoresCalls.dareToDeal, { userId: player.userId, key })
        toast(text(isNew ? 'dared' : 'deal.again', { name: nameOf(player) }), { kind: 'success' })
        onClose()
      }
    } catch (error) {
      toast(refusal(error instanceof CallError ? error.refusal : 'ServerError'), { kind: 'error' })
    }
    setPending(undefined)
  }
  return (
    <>
      <p className={styles.note}>{text('deal.note')}</p>
      <ul className={styles.picks}>
        {friends.data.friends.map(({ player }) => (
          <li key={player.userId}>
            <button
              type="button"
              aria-busy={pending === player.userId || undefined}
              disabled={pending !== undefined}
              onClick={() => void dare(player)}
            >
              <Avatar face={player.avatar} size={48} />
              <bdi>{nameOf(player)}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
