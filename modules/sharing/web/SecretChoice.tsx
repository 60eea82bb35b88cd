import { WarningCircleIcon } from '#kit/ui/icons/shell.tsx'
import { Switch } from '#kit/ui/Switch.tsx'
import styles from './share.module.css'

interface SecretChoiceProps {
  readonly label: string
  readonly warning: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A secret is included only if its owner chooses so, with a warning (docs/contract.md A5). */
export const SecretChoice = ({ label, warning, isOn, onChange }: SecretChoiceProps) => (
  <div className={styles.secret}>
    <Switch label={label} isOn={isOn} onChange={onChange} />
    {isOn && (
      <p className={styles.warning} role="status">
        <WarningCircleIcon />
        {warning}
      </p>
    )}
  </div>
)
