import { useState } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { useExpire, useRead } from '#kit/web/use-call.ts'
import { catalogTexts, GameWall } from '#modules/catalog/web/index.ts'
import { hubsCalls } from '../calls.ts'
import styles from './hub.module.css'

interface MoreProps {
  readonly slug: string
  readonly cursor: string
  readonly label: string
}

/** Loads the next part of a hub's games on demand: the questions are below it. */
export function MoreOfHub({ slug, cursor, label }: MoreProps) {
  const text = useMessages(catalogTexts)
  const [isAsked, setAsked] = useState(false)
  const expire = useExpire()
  const { data, error } = useRead(hubsCalls.listHubGames, { slug, cursor }, { enabled: isAsked })
  if (!data)
    return (
      <div className={styles.more}>
        {error && <p role="alert">{text('games.moreFailed')}</p>}
        <Button onClick={() => (error ? expire(hubsCalls.listHubGames) : setAsked(true))}>
          {text('games.more')}
        </Button>
      </div>
    )
  return (
    <>
      <GameWall games={data.games} label={label} />
      {data.cursor && <MoreOfHub slug={slug} cursor={data.cursor} label={label} />}
    </>
  )
}
