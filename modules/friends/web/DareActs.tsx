import { useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button, ButtonLink } from '#kit/ui/Button.tsx'
import { RankingIcon } from '#kit/ui/icons/lists.tsx'
import { toast } from '#kit/ui/toast.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { useExpire, useRead } from '#kit/web/use-call.ts'
import { usePlayerName } from '#modules/account/web/index.ts'
import { dailiesCalls } from '#modules/dailies/calls.ts'
import type { Friend } from '../calls.ts'
import { friendsTexts } from './texts.ts'

interface DareActsProps {
  readonly player: Friend['player']
  readonly onLeave: () => void
}

/** Dares a friend to beat today's result; without one, links to today's three. */
export function DareActs({ player, onLeave }: DareActsProps) {
  const text = useMessages(friendsTexts)
  const refusal = useRefusalText()
  const name = usePlayerName()(player)
  const expire = useExpire()
  const [pending, setPending] = useState<number>()
  const { data: today } = useRead(dailiesCalls.readToday, {})
  const { data: own } = useRead(dailiesCalls.readOwnDays, {})
  if (!today || !own) return null
  const dare = async (gameId: number) => {
    setPending(gameId)
    try {
      const { isNew } = await callApi(dailiesCalls.dareFriend, { userId: player.userId, gameId })
      toast(text(isNew ? 'dared' : 'daredBefore', { name }), { kind: 'success' })
      expire(dailiesCalls.listDares)
    } catch (error) {
      toast(refusal(error instanceof CallError ? error.refusal : 'ServerError'), { kind: 'error' })
    }
    setPending(undefined)
  }
  // A finish from before signing in has no score in the table to beat.
  const scored = own.done.filter(({ score }) => score !== null)
  const done = today.games.filter(({ gameId }) => scored.some((one) => one.gameId === gameId))
  if (done.length === 0)
    return (
      <ButtonLink isWide icon={<RankingIcon />} href="/today" onClick={onLeave}>
        {text('do.dareFirst')}
      </ButtonLink>
    )
  return done.map(({ gameId, title }) => (
    <Button
      key={gameId}
      isWide
      icon={<RankingIcon />}
      isPending={pending === gameId}
      onClick={() => void dare(gameId)}
    >
      {text('do.dare', { game: title })}
    </Button>
  ))
}
