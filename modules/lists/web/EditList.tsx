import { useState, type FormEvent } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { confirm } from '#kit/ui/confirm.ts'
import { Field } from '#kit/ui/Field.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { CaretUpIcon } from '#kit/ui/icons/lists.tsx'
import { XIcon } from '#kit/ui/icons/shell.tsx'
import { toast } from '#kit/ui/toast.ts'
import { assetUrl } from '#kit/web/config.ts'
import { ignoreLeft, useNavigation } from '#kit/web/navigation.ts'
import { useChange } from '#kit/web/use-call.ts'
import { listsCalls, type ListPage } from '../calls.ts'
import { listPath, OWN_LISTS } from '../model.ts'
import { LONGEST_NAME } from '../rules/lists.ts'
import { listsTexts } from './texts.ts'
import { LISTS_READS } from './use-own-lists.ts'
import styles from './lists.module.css'

interface EditProps {
  readonly list: ListPage
}

/** Rename, reorder or delete a list. */
export function EditList({ list }: EditProps) {
  return (
    <div className={styles.edit}>
      <Rename list={list} />
      <Games list={list} />
      <Delete list={list} />
    </div>
  )
}

function Rename({ list: { listKey, name } }: EditProps) {
  const text = useMessages(listsTexts)
  const refusal = useRefusalText()
  const [wish, setWish] = useState(name)
  const rename = useChange(listsCalls.renameList, { stale: LISTS_READS })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!rename.isPending) rename.run({ listKey, name: wish })
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={text('name')}
        value={wish}
        error={rename.error && refusal(rename.error.refusal)}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        dir="auto"
        onChange={({ target }) => {
          setWish(target.value)
          rename.reset()
        }}
      />
      <Button type="submit" isPending={rename.isPending}>
        {text('save')}
      </Button>
    </form>
  )
}

/** The games in order: each can move up by one, or out. */
function Games({ list: { listKey, games } }: EditProps) {
  const text = useMessages(listsTexts)
  const refusal = useRefusalText()
  const order = useChange(listsCalls.orderList, { stale: LISTS_READS })
  const take = useChange(listsCalls.takeFromList, { stale: LISTS_READS })
  const isPending = order.isPending || take.isPending
  const error = order.error ?? take.error
  const raise = (place: number) => {
    const gameIds = games.map(({ gameId }) => gameId)
    gameIds.splice(place - 1, 2, gameIds[place]!, gameIds[place - 1]!)
    order.run({ listKey, gameIds })
  }
  return (
    <>
      {error && <p role="alert">{refusal(error.refusal)}</p>}
      <ol className={styles.games} aria-busy={isPending || undefined}>
        {games.map(({ gameId, title, cover }, place) => (
          <li key={gameId}>
            <img src={assetUrl(cover)} alt="" width={44} height={44} loading="lazy" />
            <span className={styles.gameTitle}>{title}</span>
            {/* The first one keeps its button, so that keyboard focus is not lost. */}
            <IconButton
              label={text('up', { title })}
              icon={<CaretUpIcon />}
              look="clear"
              aria-disabled={place === 0 || undefined}
              onClick={() => place > 0 && !isPending && raise(place)}
            />
            <IconButton
              label={text('take', { title })}
              icon={<XIcon />}
              look="clear"
              onClick={() => !isPending && take.run({ listKey, gameId })}
            />
          </li>
        ))}
      </ol>
    </>
  )
}

function Delete({ list: { listKey, name } }: EditProps) {
  const text = useMessages(listsTexts)
  const refusal = useRefusalText()
  const navigation = useNavigation()
  const remove = useChange(listsCalls.deleteList, { stale: [listsCalls.listOwnLists] })
  const ask = async () => {
    const isSure = await confirm({
      title: text('deleteTitle', { name }),
      note: text('deleteNote'),
      yes: text('delete'),
      no: text('keep'),
      isDangerous: true,
    })
    if (!isSure) return
    remove.run({ listKey }, () => {
      toast(text('deleted'), { kind: 'success' })
      void navigation.go(listPath(OWN_LISTS)).catch(ignoreLeft)
    })
  }
  return (
    <>
      {remove.error && <p role="alert">{refusal(remove.error.refusal)}</p>}
      <Button isPending={remove.isPending} onClick={() => void ask()}>
        {text('delete')}
      </Button>
    </>
  )
}
