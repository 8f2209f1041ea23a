import { count } from '../kit/words.ts'

/** Says that something has changed where somebody's pointer is, and shows it when that is wanted. */
export function NewsPill({ waiting, onShow }: { waiting: number; onShow: () => void }) {
  if (waiting === 0) return null
  return (
    <div className="sticky bottom-3 z-20 max-lg:bottom-20 flex h-0 justify-center">
      <button
        className="-translate-y-14 h-11 rounded-full border border-edge bg-hot px-5 font-semibold shadow-float"
        onClick={onShow}
        type="button"
      >
        <span className="num">{count(waiting, 'change')}</span>, show
      </button>
    </div>
  )
}
