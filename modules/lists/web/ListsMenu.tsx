import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { CheckIcon } from '#kit/ui/icons/areas.tsx'
import { useChange } from '#kit/web/use-call.ts'
import { listsCalls, type OwnList } from '../calls.ts'
import { listPath, OWN_LISTS } from '../model.ts'
import { NewList } from './NewList.tsx'
import { listsTexts } from './texts.ts'
import { LISTS_READS, useOwnLists } from './use-own-lists.ts'
import styles from './lists.module.css'

/** Part of a game's menu: add the game to one's lists. */
export function ListsMenu({ gameId }: { readonly gameId: number }) {
  const text = useMessages(listsTexts)
  const { data } = useOwnLists(gameId)
  return (
    <section className={styles.menu}>
      <h3>{text('add')}</h3>
      {data && data.lists.length > 0 && (
        <ul className={styles.picks} aria-label={text('title')}>
          {data.lists.map((list) => (
            <Pick key={list.listKey} list={list} gameId={gameId} />
          ))}
        </ul>
      )}
      <NewList gameId={gameId} />
      {data && data.lists.length > 0 && (
        <Anchor className={styles.all} href={listPath(OWN_LISTS)}>
          {text('title')}
        </Anchor>
      )}
    </section>
  )
}

interface PickProps {
  readonly list: OwnList
  readonly gameId: number
}

/** Adds the game to a list, or removes it. */
function Pick({ list: { listKey, name, hasGame }, gameId }: PickProps) {
  const refusal = useRefusalText()
  const add = useChange(listsCalls.addToList, { stale: LISTS_READS })
  const take = useChange(listsCalls.takeFromList, { stale: LISTS_READS })
  const change = hasGame ? take : add
  const error = add.error ?? take.error
  return (
    <li>
      <Button
        isWide
        aria-pressed={hasGame}
        icon={hasGame ? <CheckIcon /> : undefined}
        isPending={change.isPending}
        onClick={() => change.run({ listKey, gameId })}
      >
        <bdi>{name}</bdi>
      </Button>
      {error && <p role="alert">{refusal(error.refusal)}</p>}
    </li>
  )
}
