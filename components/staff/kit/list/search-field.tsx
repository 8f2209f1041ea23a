'use client'

import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { maxSearchLength } from '#lib/shared/text.ts'

const t = staffWords('kit')

type SearchFieldProps = {
  value: string
  placeholder: string
  onChange: (text: string) => void
  className?: string
}

export function SearchField({ value, placeholder, onChange, className = '' }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className={`relative ${className}`}>
      <Search className="pointer-events-none absolute top-3 left-3 text-ink-2" size={19} />
      <input
        aria-label={placeholder}
        autoComplete="off"
        className="control w-full truncate pr-3 pl-10 text-sm! not-placeholder-shown:pr-11 [&::-webkit-search-cancel-button]:hidden"
        enterKeyHint="search"
        maxLength={maxSearchLength}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value) onChange('')
        }}
        placeholder={placeholder}
        ref={field}
        spellCheck={false}
        type="search"
        value={value}
      />
      {value && (
        <IconButton
          label={t('list.clearSearch')}
          className="icon-button absolute top-0 right-0 text-ink-2"
          onClick={() => {
            onChange('')
            field.current?.focus()
          }}
        >
          <X size={18} />
        </IconButton>
      )}
    </div>
  )
}
