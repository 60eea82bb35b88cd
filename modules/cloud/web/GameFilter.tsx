import { useEffect, useState } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { milliseconds } from '#kit/time/time.ts'
import { Field } from '#kit/ui/Field.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { MagnifyingGlassIcon, XIcon } from '#kit/ui/icons/shell.tsx'
import { PillNav } from '#kit/ui/PillNav.tsx'
import { Segments } from '#kit/ui/Segments.tsx'
import { tagWords } from './tag-words.ts'
import { cloudTexts } from './texts.ts'
import styles from './cloud-games.module.css'

const SORTS = ['hot', 'new', 'name'] as const
/** Long enough to wait for the next letter, short enough to feel instant. */
const TYPING_PAUSE = milliseconds(200)
const LONGEST_KEYWORD = 60
const ALL = 'all'

export interface GameWish {
  readonly sort: (typeof SORTS)[number]
  readonly keyword?: string
  readonly tag?: string
}

interface GameFilterProps {
  readonly wish: GameWish
  /** Tags that have games. */
  readonly tags: readonly string[]
  readonly onChange: (wish: GameWish) => void
}

export function GameFilter({ wish: { keyword, ...wish }, tags, onChange }: GameFilterProps) {
  const text = useMessages(cloudTexts)
  const known = tags.flatMap((tag) => {
    const word = tagWords[tag]
    return word ? [{ id: tag, label: text(word) }] : []
  })
  const search = keyword === undefined ? {} : { keyword }
  return (
    <div className={styles.filter}>
      <Search
        key={keyword === undefined ? 'empty' : 'typed'}
        keyword={keyword ?? ''}
        onSearch={(typed) => onChange(typed ? { ...wish, keyword: typed } : wish)}
      />
      <Segments
        label={text('sort.label')}
        segments={SORTS.map((id) => ({ id, label: text(`sort.${id}`) }))}
        current={wish.sort}
        onPick={(sort) => onChange({ ...wish, ...search, sort })}
      />
      {known.length > 1 && (
        <div className={styles.tags}>
          <PillNav
            label={text('tag.label')}
            pills={[{ id: ALL, label: text('tag.all') }, ...known]}
            current={wish.tag ?? ALL}
            onPick={(tag) => onChange({ sort: wish.sort, ...search, ...(tag === ALL ? {} : { tag }) })}
          />
        </div>
      )}
    </div>
  )
}

interface SearchProps {
  readonly keyword: string
  readonly onSearch: (keyword: string) => void
}

/** A debounced search field. */
function Search({ keyword, onSearch }: SearchProps) {
  const text = useMessages(cloudTexts)
  const [typed, setTyped] = useState(keyword)
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === keyword) return
    const timer = setTimeout(() => onSearch(wanted), TYPING_PAUSE)
    return () => clearTimeout(timer)
  })
  return (
    <search className={styles.search}>
      <Field
        label={text('games.search')}
        isLabelHidden
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_KEYWORD}
        placeholder={text('games.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        icon={<MagnifyingGlassIcon />}
        end={
          typed ? (
            <IconButton
              look="clear"
              label={text('games.clear')}
              icon={<XIcon />}
              onClick={() => setTyped('')}
            />
          ) : undefined
        }
      />
    </search>
  )
}
