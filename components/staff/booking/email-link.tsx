import { noEmail } from './words.ts'

export function EmailLink({
  address,
  className = '',
}: {
  address: string | null
  className?: string
}) {
  if (address === null) return <span className="text-ink-2">{noEmail()}</span>
  return (
    <a className={className} href={`mailto:${address}`}>
      {address}
    </a>
  )
}
