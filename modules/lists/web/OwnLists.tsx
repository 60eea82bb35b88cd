import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { Button, ButtonLink } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { TopBar } from '#kit/ui/TopBar.tsx'
import { assetUrl } from '#kit/web/config.ts'
import { ignoreLeft, useNavigation } from '#kit/web/navigation.ts'
import { useExpire } from '#kit/web/use-call.ts'
import { catalogTexts } from '#modules/catalog/web/index.ts'
import { listsCalls, type OwnList } from '../calls.ts'
import { listPath } from '../model.ts'
import { NewList } from './NewList.tsx'
import { listsTexts } from './texts.ts'
import { useOwnLists } from './use-own-lists.ts'
import styles from './lists.module.css'

/** All lists of the player, and a new one. */
export function OwnLists() {
  const text = useMessages(listsTexts)
  const ofGames = useMessages(catalogTexts)
  const refusal = useRefusalText()
  const navigation = useNavigation()
  const expire = useExpire()
  const { data, error } = useOwnLists()
  return (
    <>
      <TopBar title={text('title')} isArea />
      <NewList onDone={(listKey) => void navigation.go(listPath(listKey)).catch(ignoreLeft)} />
      {!data && !error && <Loading />}
      {!data && error && (
        <div role="alert" className={styles.failed}>
          <p>{refusal(error.refusal)}</p>
          <Button onClick={() => expire(listsCalls.listOwnLists)}>{ofGames('game.retry')}</Button>
        </div>
      )}
      {data?.lists.length === 0 && (
        <EmptyState
          title={text('none')}
          note={text('noneNote')}
          action={<ButtonLink href="/games">{ofGames('games.title')}</ButtonLink>}
        />
      )}
      {data && data.lists.length > 0 && (
        <ul className={styles.lists} aria-label={text('title')}>
          {data.lists.map((list) => (
            <Row key={list.listKey} list={list} />
          ))}
        </ul>
      )}
    </>
  )
}

function Row({ list: { listKey, name, count, covers } }: { readonly list: OwnList }) {
  const ofGames = useMessages(catalogTexts)
  return (
    <li>
      <Anchor href={listPath(listKey)} className={styles.list}>
        <span className={styles.covers} aria-hidden="true">
          {covers.map((cover) => (
            <img key={cover} src={assetUrl(cover)} alt="" width={44} height={44} loading="lazy" />
          ))}
        </span>
        <strong dir="auto">{name}</strong>
        <span className={styles.note}>{ofGames('games.count', { count })}</span>
      </Anchor>
    </li>
  )
}
