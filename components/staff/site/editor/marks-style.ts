/** How marks look: the page's own stylesheet has none of our classes, and its policy allows this. */
export const marksStyle = `
#marks{position:absolute;top:0;left:0;width:100%;height:0;z-index:2147483000}
#marks button{all:unset;position:absolute;box-sizing:border-box;cursor:pointer;border-radius:8px;border:1.5px dashed rgb(31 92 90/.75)}
#marks button[data-dark]{border-color:rgb(255 248 232/.85)}
#marks button[data-example]{border-style:dotted;background:repeating-linear-gradient(135deg,rgb(250 244 230/.78) 0 6px,rgb(239 230 208/.78) 6px 12px)}
#marks button[data-example][data-dark]{background:repeating-linear-gradient(135deg,rgb(18 48 47/.7) 0 6px,rgb(31 69 66/.7) 6px 12px)}
#marks button[data-open]{border:2.5px solid #1f5c5a;background:rgb(31 92 90/.06)}
#marks button[data-dark][data-open]{border-color:#faf4e6;background:rgb(250 244 230/.1)}
@media(hover:hover){#marks button:hover{border:2.5px solid #1f5c5a}#marks button[data-dark]:hover{border-color:#faf4e6}}
#marks button:focus-visible{outline:3px solid #12302f;outline-offset:2px}
#marks button[data-dark]:focus-visible{outline-color:#e5a13a}
#marks button[data-changed]::after{content:"";position:absolute;top:-9px;inset-inline-end:-9px;width:15px;height:15px;border-radius:50%;background:#e5a13a;border:2.5px solid #fff;box-sizing:border-box}
#marks button[data-unsaved]{border:2.5px solid #b3261e}
#marks button[data-fact]{border:0;border-bottom:2px dotted #1f5c5a;border-radius:0}
#marks button[data-fact][data-dark]{border-color:#faf4e6}
@media(hover:hover){#marks button[data-fact]:hover{border:0;border-bottom:2px solid #1f5c5a;background:rgb(31 92 90/.12)}}
#marks button[data-picture]{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-width:44px;min-height:44px;padding-inline:14px;border:1.5px solid #cdbf9a;border-radius:10px;background:#fffdf6;color:#16302c;font:600 14px/1.2 sans-serif;font-family:inherit;white-space:nowrap;box-shadow:0 1px 6px rgb(14 38 38/.3);translate:-100%}
[dir=rtl] #marks button[data-picture]{translate:none}
#marks button[data-picture]::before{content:"";flex:none;width:18px;height:18px;background:url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%231f5c5a' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'><rect width='18' height='18' x='3' y='3' rx='2'/><circle cx='9' cy='9' r='2'/><path d='m21 15-3.1-3.1a2 2 0 0 0-2.8 0L6 21'/></svg>")}
#marks button[data-picture][data-small]{padding:0}
#marks button[data-picture][data-small] span{display:none}
#marks button[data-picture]:focus-visible{outline-color:#12302f;box-shadow:0 0 0 6px #faf4e6}
@media(hover:hover){#marks button[data-picture]:hover{border:1.5px solid #1f5c5a;background:#efe6d0}}
@media print{#marks{display:none}}
`
