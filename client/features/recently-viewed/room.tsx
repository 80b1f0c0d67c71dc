import { useEffect, useRef, useState } from "react";
import styles from "./recently-viewed.module.css";

/** As high as the shelf that may come. */
export function Room() {
  return <div className={styles.room} />;
}

/** Room that turned out not to be needed. It goes while nobody looks, so that the page does not jump before a shopper's eyes. */
export function EmptyRoom() {
  const roomRef = useRef<HTMLDivElement>(null);
  const [isClosed, setIsClosed] = useState(false);

  useEffect(() => {
    const room = roomRef.current;
    if (!room) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.every(({ isIntersecting }) => !isIntersecting)) setIsClosed(true);
    });
    observer.observe(room);
    return () => observer.disconnect();
  }, []);

  return isClosed ? null : <div ref={roomRef} className={styles.room} />;
}
