import { useMessages } from '#kit/i18n/use-messages.ts'
import { PillNav, type Pill } from '#kit/ui/PillNav.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { catalogCalls } from '../calls.ts'
import { catalogTexts, type CatalogText } from './texts.ts'

const ALL = 'all'

interface CategoryPillsProps {
  readonly current?: string | undefined
  /** Pills before the categories; "all games" by default. */
  readonly lists?: readonly Pill<string>[]
}

/** The categories that have games, as links of their own. */
export function CategoryPills({ current = ALL, lists }: CategoryPillsProps) {
  const text = useMessages(catalogTexts)
  const { data } = useRead(catalogCalls.listCategories, {})
  const pills = (data?.categories ?? []).map(({ tag }) => ({
    id: tag,
    label: text(`category.${tag}` as CatalogText),
    href: `/games/${tag}`,
  }))
  const first = lists ?? [{ id: ALL, label: text('category.all'), href: '/games' }]
  return <PillNav label={text('category.label')} pills={[...first, ...pills]} current={current} />
}
