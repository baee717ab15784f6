// Whether there is room for sheets on the track, or one thing lies below the other.
import { MediaQuery } from "svelte/reactivity";

export class Room {
  #phone = new MediaQuery("(max-width: 48rem)");

  get isPhone(): boolean {
    return this.#phone.current;
  }
}
