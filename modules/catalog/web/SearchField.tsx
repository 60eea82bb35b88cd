import { useMessages } from '#kit/i18n/use-messages.ts'
import { Field } from '#kit/ui/Field.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { MagnifyingGlassIcon, XIcon } from '#kit/ui/icons/shell.tsx'
import { catalogTexts } from './texts.ts'

interface SearchFieldProps {
  readonly typed: string
  readonly onType: (typed: string) => void
  /** How many games there are to search. */
  readonly count: number
}

const LONGEST_KEYWORD = 60

export function SearchField({ typed, onType, count }: SearchFieldProps) {
  const text = useMessages(catalogTexts)
  return (
    <search>
      <Field
        label={text('search.label')}
        isLabelHidden
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_KEYWORD}
        placeholder={text('search.hint', { count })}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        icon={<MagnifyingGlassIcon />}
        end={
          typed ? (
            <IconButton
              look="clear"
              label={text('search.clear')}
              icon={<XIcon />}
              onClick={() => onType('')}
            />
          ) : undefined
        }
      />
    </search>
  )
}
