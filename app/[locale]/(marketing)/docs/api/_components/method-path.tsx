/** `GET /api/v1/permits` as it is called, in a line that may break anywhere. */
export function MethodPath({ method, path }: { method: string; path: string }) {
  return (
    <code className="font-mono text-sm wrap-anywhere" translate="no">
      <span className="mr-2 inline-block rounded-sm border border-line bg-sunken px-1.5 font-semibold">
        {method}
      </span>
      {path}
    </code>
  );
}
