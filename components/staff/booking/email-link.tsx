export function EmailLink({
  address,
  className = '',
}: {
  address: string | null
  className?: string
}) {
  if (address === null) return <span className="text-ink-2">No e-mail</span>
  return (
    <a className={className} href={`mailto:${address}`}>
      {address}
    </a>
  )
}
