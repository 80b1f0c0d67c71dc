/** Stands where nobody wrote a guide. */
export function NoSizeGuide() {
  return (
    <p>
      There is no size guide for this part yet. <a href="/pages/contact">Ask us</a> and we will measure one for you.
    </p>
  );
}
