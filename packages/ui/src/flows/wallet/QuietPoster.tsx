/** A tile without its game: the moon over a hill, and two bars in place of its words. */
export function QuietPoster({ className }: { readonly className: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 156 132"
      preserveAspectRatio="xMaxYMax slice"
      fill="currentcolor"
      aria-hidden="true"
    >
      <circle cx="114" cy="40" r="30" opacity=".12" />
      <path opacity=".08" d="M-100 84c20-6 36-6 56 0s44-14 72 0 34-6 56-4 40-14 72 0v60H-100z" />
      <rect x="14" y="88" width="70" height="10" rx="5" opacity=".2" />
      <rect x="14" y="104" width="52" height="8" rx="4" opacity=".16" />
    </svg>
  );
}
