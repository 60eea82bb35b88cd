import { useRef, useState } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { useNear } from '#kit/ui/use-near.ts'
import { useExpire, useRead } from '#kit/web/use-call.ts'
import { catalogCalls } from '../calls.ts'
import { GAMES_PART_SIZE } from './categories.ts'
import { GameWall } from './GameWall.tsx'
import { catalogTexts } from './texts.ts'
import styles from './games.module.css'

interface MoreGamesProps {
  readonly tag: string | undefined
  readonly cursor: string
  readonly label: string
}

/** The next part of a long list: it loads near the end, or on demand without an intersection observer. */
export function MoreGames({ tag, cursor, label }: MoreGamesProps) {
  const text = useMessages(catalogTexts)
  const end = useRef<HTMLDivElement>(null)
  const isNear = useNear(end, false)
  const [isAsked, setAsked] = useState(false)
  const expire = useExpire()
  const params = { cursor, pageSize: GAMES_PART_SIZE, ...(tag ? { tag } : {}) }
  const { data, error } = useRead(catalogCalls.listGames, params, { enabled: isNear || isAsked })
  if (!data)
    return (
      <div ref={end} className={styles.more}>
        {error && <p role="alert">{text('games.moreFailed')}</p>}
        <Button onClick={() => (error ? expire(catalogCalls.listGames) : setAsked(true))}>
          {text('games.more')}
        </Button>
      </div>
    )
  return (
    <>
      <GameWall games={data.games} label={label} />
      {data.cursor && <MoreGames tag={tag} cursor={data.cursor} label={label} />}
    </>
  )
}
