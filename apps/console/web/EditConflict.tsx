import { differing } from './edit-draft.ts'
import { Act } from './Parts.tsx'
import { useSay } from './texts.ts'
import type { DraftNow } from './use-draft.ts'
import styles from './console.module.css'

/** A conflict with a newer version: shows both, and keeps both until the operator chooses. */
export function EditConflict({ draft }: { readonly draft: DraftNow }) {
  const say = useSay()
  const { facts, fields, theirs } = draft
  const name = facts?.versions[0]?.madeBy ?? ''
  return (
    <div role="alert" className={styles.alert}>
      <p>{say('edit.conflict', { name, version: facts?.version ?? 0 })}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('edit.field')}</th>
            <th scope="col">{say('edit.theirs')}</th>
            <th scope="col">{say('edit.mine')}</th>
          </tr>
        </thead>
        <tbody>
          {differing(fields, theirs).map((field) => (
            <tr key={field}>
              <th scope="row">
                <bdi>{field}</bdi>
              </th>
              <td>
                <bdi>{theirs[field] || '–'}</bdi>
              </td>
              <td>
                <bdi>{fields[field] || '–'}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.row}>
        <Act onClick={draft.keepMine}>{say('edit.keepMine')}</Act>
        <Act onClick={draft.drop}>{say('edit.takeTheirs')}</Act>
      </div>
    </div>
  )
}
