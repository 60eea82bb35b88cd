import { useState } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button, ButtonLink } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { useExpire, useRead } from '#kit/web/use-call.ts'
import { catalogTexts, type CatalogText } from '#modules/catalog/web/index.ts'
import { centreCalls } from '../calls.ts'
import { Failed } from './Failed.tsx'
import { PicksWall } from './PicksWall.tsx'
import { RowsWaiting } from './RankedRows.tsx'
import { centreTexts } from './texts.ts'
import styles from './centre.module.css'

/** The account's favourites, latest first, from all devices. */
export function LikedGames({ cursor }: { readonly cursor?: string | undefined }) {
  const text = useMessages(centreTexts)
  const genreOf = useMessages(catalogTexts)
  const [wantsMore, setWantsMore] = useState(false)
  const { data, error } = useRead(centreCalls.listLiked, cursor ? { cursor } : {})
  const expire = useExpire()
  if (error && !data) return <Failed refusal={error.refusal} onRetry={() => expire(centreCalls.listLiked)} />
  if (!data) return <RowsWaiting count={4} />
  if (data.games.length === 0 && !cursor)
    return (
      <EmptyState
        title={text('noLiked')}
        note={text('noLikedNote')}
        action={
          <ButtonLink look="act" href="/games">
            {text('find')}
          </ButtonLink>
        }
      />
    )
  const label = text('list.liked')
  const games = data.games.map((game) => ({
    ...game,
    note: genreOf(`category.${game.genre}` as CatalogText),
  }))
  return (
    <section aria-label={label} className={styles.list}>
      {!cursor && <h2>{label}</h2>}
      <PicksWall label={label} games={games} />
      {data.cursor && !wantsMore && <Button onClick={() => setWantsMore(true)}>{text('more')}</Button>}
      {data.cursor && wantsMore && <LikedGames cursor={data.cursor} />}
      {!cursor && <ButtonLink href="/list/mine">{text('ownLists')}</ButtonLink>}
    </section>
  )
}
