import { Plus } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'

/** The button that adds one more to a list. */
export function AddButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <Button
      className="!border-lake-edge !bg-lake-soft !text-lake-dark hover:!bg-picked"
      kind="outline"
      onClick={onPress}
      size="small"
    >
      <Plus aria-hidden="true" size={18} />
      {name}
    </Button>
  )
}
