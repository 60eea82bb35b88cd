import { use, useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button, ButtonLink } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { PencilSimpleIcon } from '#kit/ui/icons/people.tsx'
import { ShareNetworkIcon } from '#kit/ui/icons/stage.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { TopBar } from '#kit/ui/TopBar.tsx'
import type { ScreenProps } from '#kit/web/route.ts'
import { SharePageContext } from '#kit/web/share-page.ts'
import { useRead } from '#kit/web/use-call.ts'
import { catalogTexts, GameWall } from '#modules/catalog/web/index.ts'
import { listsCalls, type ListPage } from '../calls.ts'
import { listPath, OWN_LISTS } from '../model.ts'
import { EditList } from './EditList.tsx'
import { OwnLists } from './OwnLists.tsx'
import { listsTexts } from './texts.ts'
import styles from './lists.module.css'

const FIRST_COVERS = 8

/** A list of games that a player has made, or one's own lists. */
export default function ListScreen({ params: { key = '' } }: ScreenProps) {
  return (
    <main id="content" className={styles.page}>
      {key === OWN_LISTS ? <OwnLists /> : <OneList key={key} listKey={key} />}
    </main>
  )
}

function OneList({ listKey }: { readonly listKey: string }) {
  const text = useMessages(listsTexts)
  const ofGames = useMessages(catalogTexts)
  const refusal = useRefusalText()
  // The server does not know the reader: only the browser's own read tells whose list it is.
  const { data: list, error } = useRead(listsCalls.readList, { listKey }, { onOpen: true })
  const action = <ButtonLink href="/games">{ofGames('games.title')}</ButtonLink>
  // Earlier data stays in the cache next to the error.
  const lost = error?.refusal === 'GameListUnknown' || !list ? error?.refusal : undefined
  if (lost || (list && !list.isShown && !list.isOwn))
    return (
      <>
        <TopBar title={text('unnamed')} isArea />
        <EmptyState title={refusal(lost ?? 'GameListUnknown')} action={action} />
      </>
    )
  if (!list) return <Loading />
  const title = list.name || text('unnamed')
  const told = list.maker ? text('by', { name: list.maker }) : undefined
  const note = list.isOwn ? text(list.isShown ? 'shown' : 'alone') : told
  return (
    <>
      <TopBar title={title} note={note} isArea />
      {list.isOwn && <Tools list={list} />}
      {list.games.length > 0 ? (
        <GameWall games={list.games} label={title} firstCount={FIRST_COVERS} />
      ) : (
        <EmptyState title={text('empty')} note={list.isOwn ? text('emptyNote') : undefined} action={action} />
      )}
    </>
  )
}

/** The owner's actions on a list. */
function Tools({ list }: { readonly list: ListPage }) {
  const text = useMessages(listsTexts)
  const ofGames = useMessages(catalogTexts)
  const sharePage = use(SharePageContext)
  const [isEdited, setEdited] = useState(false)
  const { listKey, name, isShown } = list
  return (
    <>
      <div className={styles.tools}>
        {isShown && (
          <Button
            look="act"
            icon={<ShareNetworkIcon />}
            onClick={() => sharePage({ title: name, path: listPath(listKey) })}
          >
            {ofGames('game.share')}
          </Button>
        )}
        <Button icon={<PencilSimpleIcon />} aria-expanded={isEdited} onClick={() => setEdited(!isEdited)}>
          {text(isEdited ? 'done' : 'edit')}
        </Button>
        <ButtonLink href={listPath(OWN_LISTS)}>{text('title')}</ButtonLink>
      </div>
      {isEdited && <EditList list={list} />}
    </>
  )
}
