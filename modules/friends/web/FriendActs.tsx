import { Suspense } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button, ButtonLink } from '#kit/ui/Button.tsx'
import { GameControllerIcon } from '#kit/ui/icons/areas.tsx'
import { PlayIcon } from '#kit/ui/icons/shell.tsx'
import { ArrowsLeftRightIcon, GiftIcon } from '#kit/ui/icons/trade.tsx'
import { late } from '#kit/ui/late.ts'
import type { Friend } from '../calls.ts'
import { playAlong } from './play-along.ts'
import { friendsTexts } from './texts.ts'
import styles from './friends.module.css'

const DealDares = late(async () => ({ default: (await import('./DealDares.tsx')).DealDares }))
const DareActs = late(async () => ({ default: (await import('./DareActs.tsx')).DareActs }))

interface FriendActsProps {
  readonly friend: Friend
  readonly onDuel: () => void
  /** Called before something else replaces the sheet. */
  readonly onLeave: () => void
}

/** What two friends can do together. A friend in a room is joined there, one at a live board is watched. */
export function FriendActs({ friend: { player, playing }, onDuel, onLeave }: FriendActsProps) {
  const text = useMessages(friendsTexts)
  const along = playing && playAlong(playing, player)
  const trade = async (part: 'gift' | 'swap') => {
    onLeave()
    const { openMarket } = await import('#modules/market/web/index.ts')
    openMarket(part)
  }
  return (
    <div className={styles.acts}>
      {playing && along && (
        <ButtonLink look="act" isWide icon={<PlayIcon />} href={along.href} onClick={onLeave}>
          {text(`do.${along.way}`, { game: playing.title })}
        </ButtonLink>
      )}
      <Button isWide icon={<GameControllerIcon />} aria-haspopup="dialog" onClick={onDuel}>
        {text('do.duel')}
      </Button>
      <Suspense>
        <DealDares player={player} onLeave={onLeave} />
        <DareActs player={player} onLeave={onLeave} />
      </Suspense>
      <Button isWide icon={<GiftIcon />} aria-haspopup="dialog" onClick={() => void trade('gift')}>
        {text('do.gift')}
      </Button>
      <Button isWide icon={<ArrowsLeftRightIcon />} aria-haspopup="dialog" onClick={() => void trade('swap')}>
        {text('do.trade')}
      </Button>
    </div>
  )
}
